import type { Repositories } from '@madang/database/repositories.ts';
import type { Instrument } from '@madang/database/billing/instruments.repository.ts';
import { nextAsk } from '@madang/domain/billing/attempts.ts';
import type { BoletoPayer } from '@madang/domain/billing/boleto.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import type { Deps } from '../deps.ts';
import { settlePaid } from './settle-invoice.ts';

export type NewInvoice = Omit<Invoice, 'id' | 'number' | 'state' | 'settledAt' | 'instrumentId' | 'paymentMethod'>;

/** What pays for it. */
interface Means {
  readonly card: Pick<Instrument, 'id'> | null;
  /** Where somebody sits who can be sent to their bank, and comes back to. */
  readonly returnUrl?: string;
}

/**
 * The first of the three steps of a charge (trust.md 1.7): the invoice, and the attempt whose id the provider will see, in the transaction
 * that is open. What costs nothing is paid at once; then the attempt is null.
 */
export const openInvoice = async (
  repositories: Repositories,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  asked: NewInvoice,
  means: Means | { readonly payer: BoletoPayer },
): Promise<{ readonly invoice: Invoice; readonly attemptId: string | null }> => {
  const { accountId, total, currency, createdAt } = asked;
  const { card, payer, returnUrl } =
    'payer' in means ? { ...means, card: null, returnUrl: null } : { payer: null, returnUrl: null, ...means };
  const invoice: Invoice = {
    ...asked,
    id: newId(),
    number: null,
    state: 'open',
    settledAt: null,
    instrumentId: card?.id ?? null,
    paymentMethod: card ? 'CARD' : payer ? 'BOLETO' : 'COUPON',
  };
  await repositories.invoices.add(invoice);
  if (total === 0 || (card === null && payer === null)) {
    await settlePaid(repositories, invoice, { at: createdAt, askedAt: now() });
    return { invoice, attemptId: null };
  }
  const attemptId = newId();
  // Long enough for the call that follows; what a crash leaves behind is found by a job.
  await repositories.paymentAttempts.add({
    id: attemptId,
    invoiceId: invoice.id,
    accountId,
    instrumentId: invoice.instrumentId,
    amount: total,
    currency,
    createdAt: now(),
    askAt: nextAsk(0, now()),
    returnUrl,
    payer,
  });
  return { invoice, attemptId };
};
