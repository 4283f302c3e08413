import type { Transaction } from '@madang/contract/billing/billing.contract.ts';
import { type Client, isCallFailed } from '@madang/contract/client.ts';
import type { CardDigits } from '@madang/i18n/method-names.ts';
import { saidCard } from '#app/shell/payment-names.ts';

/** Page size of the transaction list. */
export const TRANSACTIONS_PAGE = 20;

export interface TransactionPart {
  readonly items: readonly Transaction[];
  readonly total: number;
}

export const readTransactions = async (api: Pick<Client, 'listTransactions'>, offset = 0): Promise<TransactionPart> => {
  const { objects, total_count: total } = await api.listTransactions({ offset, limit: TRANSACTIONS_PAGE });
  return { items: objects, total };
};

/** The payment that a receipt is asked for: null for one that is not there, or for which nothing was paid. */
export const findPaid = async (api: Pick<Client, 'getTransaction'>, id: string): Promise<Transaction | null> => {
  try {
    const found = await api.getTransaction({ id });
    return found.state === 'paid' ? found : null;
  } catch (error) {
    // A malformed ID matches no payment.
    if (isCallFailed(error) && (error.reason === 'TRANSACTION_NOT_FOUND' || error.reason === 'INPUT_INVALID')) return null;
    throw error;
  }
};

/** The charged card. Null for other payment methods. */
export const toCardDigits = ({ brand, last4 }: Transaction): CardDigits | null =>
  saidCard(brand === null || last4 === null ? null : { brand, last4 });
