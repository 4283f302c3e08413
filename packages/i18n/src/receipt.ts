import type { WordsWith } from './catalogues.ts';
import { fill, plural } from './fill.ts';
import { formatDate } from './format.ts';
import { formatCountry } from './format-country.ts';
import { formatPrice } from './format-price.ts';
import { type CardDigits, formatMethod } from './method-names.ts';
import type { checkoutWords } from './parts/checkout.ts';
import type { paymentWords } from './parts/payment.ts';
import type { subscriptionsWords } from './parts/subscriptions.ts';

/** In what payments are spoken of. */
export interface PaymentFormat {
  readonly words: WordsWith<[typeof paymentWords, typeof subscriptionsWords]>;
  readonly locale: string;
  readonly timeZone: string;
}

/** A payment as the contract tells it: minor units of `currency`, instants in ISO 8601. */
export interface Payment {
  readonly id: string;
  readonly number: string | null;
  readonly date: string;
  readonly plan: string;
  readonly period: 'monthly' | 'annual';
  /** For how long a plan was given away; null for whatever else was paid. */
  readonly gift_months: number | null;
  readonly period_start: string;
  readonly period_end: string;
  readonly currency: string;
  readonly price: number;
  readonly discount: number;
  readonly tax: number;
  readonly tax_included: number;
  readonly credit: number;
  readonly total: number;
  readonly payment_method: string;
}

export type LineName = keyof WordsWith<[typeof paymentWords]>['payment']['transactions']['lines'];
export type PaymentLine = readonly [name: LineName, text: string];

const formatPaymentInstant = ({ locale, timeZone }: PaymentFormat, instant: string): string =>
  formatDate(locale, Date.parse(instant), 'long', timeZone);

export const formatPaymentDay = (format: PaymentFormat, { date }: Payment): string => formatPaymentInstant(format, date);

/** What was bought: the plan and how long one payment lasts, or how long it is given away (BI-14). */
export const formatItem = ({ words, locale }: PaymentFormat, { plan, period, gift_months: months }: Payment): string =>
  months === null
    ? fill(words.payment.transactions.item, { plan, period: words.subscriptions[period].toLowerCase() })
    : plural(locale, words.payment.transactions.months, months, { plan });

/** Item that says by itself that it is a gift, for use outside the receipt's table. */
const formatGoods = (format: PaymentFormat, payment: Payment): string => {
  const item = formatItem(format, payment);
  return payment.gift_months === null ? item : fill(format.words.payment.transactions.giftOf, { item });
};

export const formatAmount = ({ locale }: PaymentFormat, { currency }: Payment, minor: number): string =>
  formatPrice(locale, minor, currency);

/** How the total comes about: price - discount + tax - credit (BI-15 to BI-19). */
export const listAmounts = (format: PaymentFormat, payment: Payment): readonly PaymentLine[] => {
  const { price, discount, tax, tax_included: included, credit, total } = payment;
  const say = (minor: number): string => formatAmount(format, payment, minor);
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
export const listFacts = (format: PaymentFormat, payment: Payment, card: CardDigits | null): readonly PaymentLine[] => {
  const { transactions, own } = format.words.payment;
  const { id, number, period_start: from, period_end: to, payment_method: method, gift_months: months } = payment;
  // The period of a gift begins with its redemption, so the buyer's receipt has none.
  const time =
    months === null
      ? fill(transactions.periodOf, { from: formatPaymentInstant(format, from), to: formatPaymentInstant(format, to) })
      : null;
  return [
    ...(number === null ? [] : ([['number', number]] as const)),
    ['id', id],
    ...(time === null ? [] : ([['time', time]] as const)),
    ['method', formatMethod(own, method, card)],
  ];
};

/** An address as its country writes it (domain/billing/written-address.ts). */
interface Address {
  readonly country: string;
  readonly lines: readonly string[];
  readonly taxId: string | null;
}

/** Who paid, as an invoice prints it: the billing details, or the name of the account. */
export const formatPayer = (address: Address | null, holder: string, locale: string): readonly string[] => {
  if (!address) return [holder];
  const { country, lines, taxId } = address;
  return [...(lines.length > 0 ? lines : [holder]), formatCountry(locale, country), ...(taxId === null ? [] : [taxId])];
};

/** All that stands on a receipt, in the words of its reader: the page and the file show the same. */
export interface ReceiptSheet {
  readonly title: string;
  readonly from: string;
  readonly seller: readonly string[];
  readonly to: string;
  readonly payer: readonly string[];
  readonly facts: readonly ReceiptLine[];
  readonly amounts: readonly ReceiptLine[];
  readonly paid: string;
  /** The part of a boleto that a bank reads; left out of receipts. */
  readonly slip?: BoletoPart;
}

export interface BoletoPart {
  readonly label: string;
  /** The line that is typed in at a bank, as it is printed. */
  readonly number: string;
  /** Digits of the barcode; null where the number cannot be read. */
  readonly barcode: string | null;
}
export interface ReceiptLine {
  readonly name: LineName;
  readonly label: string;
  readonly text: string;
}

const SELLER = ['Madang'];

export const toReceipt = (
  format: PaymentFormat,
  payment: Payment,
  { card, payer }: { readonly card: CardDigits | null; readonly payer: readonly string[] },
): ReceiptSheet => {
  const { receipt, transactions, own } = format.words.payment;
  const { number, total, payment_method: method } = payment;
  const date = formatPaymentDay(format, payment);
  const labelled = (lines: readonly PaymentLine[]): readonly ReceiptLine[] =>
    lines.map(([name, text]) => ({ name, label: transactions.lines[name], text }));
  const facts = listFacts(format, payment, card).filter(([name]) => name !== 'method' && name !== 'number');
  return {
    title: number === null ? receipt.title : fill(receipt.numbered, { number }),
    from: receipt.from,
    seller: SELLER,
    to: receipt.to,
    payer,
    facts: labelled([['date', date], ['item', formatGoods(format, payment)], ...facts]),
    amounts: labelled(listAmounts(format, payment)),
    paid: total === 0 ? fill(receipt.paidPlain, { date }) : fill(receipt.paid, { date, method: formatMethod(own, method, card) }),
  };
};

interface UnpaidBoleto extends Omit<BoletoPart, 'label'> {
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly payer: readonly string[];
}

/** A boleto as a sheet: beneficiary and payer, the amount, the due date in São Paulo, and what a bank reads. */
export const toBoletoSheet = (
  format: PaymentFormat & { readonly words: WordsWith<[typeof checkoutWords]> },
  payment: Payment,
  { number, barcode, expiresAt, payer }: UnpaidBoleto,
): ReceiptSheet => {
  const { payment: words, checkout } = format.words;
  const due = new Intl.DateTimeFormat(format.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Sao_Paulo' });
  const { lines } = words.transactions;
  return {
    title: checkout.slip.title,
    from: words.receipt.from,
    seller: SELLER,
    to: words.receipt.to,
    payer,
    facts: [{ name: 'item', label: lines.item, text: formatGoods(format, payment) }],
    amounts: [{ name: 'total', label: checkout.slip.amount, text: formatAmount(format, payment, payment.total) }],
    paid: fill(checkout.slip.due, { date: due.format(expiresAt) }),
    slip: { label: checkout.slip.digits, number, barcode },
  };
};
