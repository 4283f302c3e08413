import type { GiftMonths } from '../gifts/gift.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';
import type { PaymentMethod } from '../subscriptions/platform.ts';
import { beginLater, type DuePeriod, type Subscription } from '../subscriptions/subscription.ts';
import type { ChangeQuote } from './change-quote.ts';

/** `open`: to be charged. `paid`. `failed`: declined, and a retry of a renewal is another invoice. `refunded`. */
export const INVOICE_STATES = ['open', 'paid', 'failed', 'refunded'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
export const INVOICE_KINDS = ['purchase', 'renewal', 'change', 'gift'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Effect of a payment. It is stored with the invoice, so that it happens even after a restart. */
export type OnPaid =
  | {
      readonly do: 'begin';
      readonly subscription: Subscription;
      /** Hash of the redeemed coupon, as base64url. The coupon is released if the payment fails. */
      readonly codeHash: string | null;
      /** The card was added for this purchase: it becomes the primary one, or is removed if the payment fails. */
      readonly cardIsNew: boolean;
      /** The period begins with the payment, which may come days after the order. */
      readonly startsWhenPaid?: true;
    }
  | { readonly do: 'renew'; readonly period: DuePeriod }
  | { readonly do: 'change'; readonly quote: ChangeQuote; readonly plan: Plan; readonly period: Period }
  /** The gift's code becomes valid. A card added for it is kept, or removed if the payment fails. */
  | { readonly do: 'gift'; readonly giftId: string; readonly months: GiftMonths; readonly cardIsNew: boolean };

/** Invoice. Minor units of `currency`, ms since 1970. `total` = `retail` - `discount` + `tax` - `credit`. */
export interface Invoice {
  readonly id: string;
  readonly accountId: string;
  /** For a gift, the gift's own id: its subscription does not exist yet. */
  readonly subscriptionId: string;
  readonly number: string | null;
  readonly state: InvoiceState;
  readonly kind: InvoiceKind;
  readonly sku: string;
  readonly plan: Plan;
  readonly period: Period;
  readonly periodNumber: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly country: string;
  readonly currency: string;
  readonly retail: number;
  readonly discount: number;
  readonly tax: number;
  readonly taxIncluded: number;
  readonly credit: number;
  readonly total: number;
  readonly paymentMethod: PaymentMethod;
  readonly instrumentId: string | null;
  readonly onPaid: OnPaid;
  readonly createdAt: number;
  readonly settledAt: number | null;
  /** When the buyer requested a start within the withdrawal period. Absent where no law requires it. */
  readonly startRequestedAt?: number;
}

/** Invoice paid at `at` (ms): a period that begins with its payment is counted from then. */
export const paidAt = (invoice: Invoice, at: number): Invoice => {
  const { onPaid } = invoice;
  if (onPaid.do !== 'begin' || !onPaid.startsWhenPaid) return invoice;
  const subscription = beginLater(onPaid.subscription, at);
  return {
    ...invoice,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    onPaid: { ...onPaid, subscription },
  };
};

/** Ledger entries of a payment that arrived after its invoice was void: it is credited to the account. */
export const listLatePaymentEntries = ({ total }: Pick<Invoice, 'total'>): readonly LedgerEntry[] => [
  { ledger: 'cash', amount: total },
  { ledger: 'credit_balance', amount: -total },
];

/** One entry of a double-entry transaction: debits are positive, credits negative. Minor units. */
export interface LedgerEntry {
  readonly ledger: 'cash' | 'revenue' | 'tax_payable' | 'credit_balance';
  readonly amount: number;
}

/** Ledger entries of a paid invoice: revenue, tax, and the payments by balance and card. They sum to zero. */
export const listPaidEntries = ({ retail, discount, tax, taxIncluded, credit, total }: Invoice): readonly LedgerEntry[] =>
  (
    [
      { ledger: 'revenue', amount: -(retail - discount - taxIncluded) },
      { ledger: 'tax_payable', amount: -(tax + taxIncluded) },
      { ledger: 'credit_balance', amount: credit },
      { ledger: 'cash', amount: total },
    ] as const
  ).filter(({ amount }) => amount !== 0);

/** Ledger entries of a full refund: all reversed, tax included. What the balance had paid is credited to it again. */
export const entriesOfRefund = (invoice: Invoice): readonly LedgerEntry[] =>
  listPaidEntries(invoice).map(({ ledger, amount }) => ({ ledger, amount: -amount }));

/** Ledger entries for the unused time of a plan after a change: revenue and tax are reversed and credited. */
export const entriesOfUnused = ({ unused, unusedTax }: Pick<ChangeQuote, 'unused' | 'unusedTax'>): readonly LedgerEntry[] =>
  (
    [
      { ledger: 'revenue', amount: unused - unusedTax },
      { ledger: 'tax_payable', amount: unusedTax },
      { ledger: 'credit_balance', amount: -unused },
    ] as const
  ).filter(({ amount }) => amount !== 0);
