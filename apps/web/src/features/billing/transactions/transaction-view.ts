import type { Transaction } from '@madang/contract/billing/billing.contract.ts';
import type { Client } from '@madang/contract/client.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatPrice } from '@madang/i18n/format.ts';
import type { paymentWords } from '@madang/i18n/parts/payment.ts';
import type { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { methodName } from '#app/shell/payment-names.ts';

/** In what payments are spoken of. */
export interface PaymentSpeech {
  readonly words: WordsWith<[typeof paymentWords, typeof subscriptionsWords]>;
  readonly locale: string;
  readonly timeZone: string;
}

type LineName = keyof WordsWith<[typeof paymentWords]>['payment']['transactions']['lines'];
export type TransactionLine = readonly [name: LineName, text: string];

/** How many are shown before somebody asks for more. */
export const TRANSACTIONS_PAGE = 20;
/** As many as one answer holds. */
const LARGEST_PAGE = 100;

export interface TransactionPart {
  readonly items: readonly Transaction[];
  readonly total: number;
}

export const readTransactions = async (
  api: Pick<Client, 'listTransactions'>,
  offset = 0,
  limit = TRANSACTIONS_PAGE,
): Promise<TransactionPart> => {
  const { objects, total_count: total } = await api.listTransactions({ offset, limit });
  return { items: objects, total };
};

/** The payment that a receipt is asked for: null for one that is not there, or for which nothing was paid. */
export const findPaid = async (api: Pick<Client, 'listTransactions'>, id: string): Promise<Transaction | null> => {
  for (let offset = 0; ; offset += LARGEST_PAGE) {
    const { items, total } = await readTransactions(api, offset, LARGEST_PAGE);
    const found = items.find((one) => one.id === id);
    if (found) return found.state === 'paid' ? found : null;
    if (items.length === 0 || offset + LARGEST_PAGE >= total) return null;
  }
};

const sayDate = ({ locale, timeZone }: PaymentSpeech, instant: string): string =>
  formatDate(locale, Date.parse(instant), 'long', timeZone);

export const sayDay = (speech: PaymentSpeech, { date }: Transaction): string => sayDate(speech, date);

/** What was bought: the plan and how long one payment lasts (BI-14). */
export const sayItem = ({ words }: PaymentSpeech, { plan, period }: Transaction): string =>
  fill(words.payment.transactions.item, { plan, period: words.subscriptions[period].toLowerCase() });

export const sayAmount = ({ locale }: PaymentSpeech, { currency }: Transaction, minor: number): string =>
  formatPrice(locale, minor, currency);

/** The card or whoever took the money; null where nothing was taken. */
export const sayMethod = ({ words }: PaymentSpeech, { payment_method: method, brand, last4 }: Transaction): string =>
  methodName(words.payment.own, method, brand === null || last4 === null ? null : { brand, last4 });

/** How the total comes about: price - discount + tax - credit (BI-15 to BI-19). */
export const amountsOf = (speech: PaymentSpeech, transaction: Transaction): readonly TransactionLine[] => {
  const { price, discount, tax, tax_included: included, credit, total } = transaction;
  const say = (minor: number): string => sayAmount(speech, transaction, minor);
  const less = (minor: number): string => say(minor === 0 ? 0 : -minor);
  return [
    ['price', say(price)],
    ['discount', less(discount)],
    included > 0 && tax === 0 ? ['taxIncluded', say(included)] : ['tax', say(tax)],
    ['credit', less(credit)],
    ['total', say(total)],
  ];
};

/** Everything else that is known of a payment (BI-12 to BI-14, BI-20). */
export const factsOf = (speech: PaymentSpeech, transaction: Transaction): readonly TransactionLine[] => {
  const { periodOf } = speech.words.payment.transactions;
  const { id, number, period_start: from, period_end: to } = transaction;
  return [
    ...(number === null ? [] : ([['number', number]] as const)),
    ['id', id],
    ['time', fill(periodOf, { from: sayDate(speech, from), to: sayDate(speech, to) })],
    ['method', sayMethod(speech, transaction)],
  ];
};
