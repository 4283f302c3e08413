import type { GiftMonths } from '../gifts/gift.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';
import type { PaymentMethod } from '../subscriptions/platform.ts';
import { beginLater, type DuePeriod, type Subscription } from '../subscriptions/subscription.ts';
import type { ChangeQuote } from './change-quote.ts';

/** `open`: to be charged; `paid`; `failed`: declined, and a retry of a renewal is another invoice; `refunded`. */
export type InvoiceState = 'open' | 'paid' | 'failed' | 'refunded';
export const INVOICE_KINDS = ['purchase', 'renewal', 'change', 'gift'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What is to happen once an invoice is paid: decided with it, so that it happens although everything was restarted meanwhile. */
export type Deed =
  | {
      readonly do: 'begin';
      readonly subscription: Subscription;
      /** The coupon that was spent for it, as base64url, to be given back if no money comes. */
      readonly codeHash: string | null;
      /** The card was brought for this purchase: it becomes the primary one, or goes again. */
      readonly cardIsNew: boolean;
      /** It begins when the money comes, days after it was bought, and not before. */
      readonly startsWhenPaid?: true;
    }
  | { readonly do: 'renew'; readonly period: DuePeriod }
  | { readonly do: 'change'; readonly quote: ChangeQuote; readonly plan: Plan; readonly period: Period }
  /** The gift's code becomes good. The card was brought for it: it is kept, or goes again. */
  | { readonly do: 'gift'; readonly giftId: string; readonly months: GiftMonths; readonly cardIsNew: boolean };

/** A bill, paid or not. Minor units of `currency`, milliseconds since 1970. `total` = `retail` - `discount` + `tax` - `credit`. */
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
  readonly deed: Deed;
  readonly createdAt: number;
  readonly settledAt: number | null;
  /** When the buyer asked for a start within the withdrawal period; absent where no law wants it. */
  readonly startRequestedAt?: number;
}

/** The bill as it is once the money came at `at` (ms): what begins only then is counted from then. */
export const paidAt = (invoice: Invoice, at: number): Invoice => {
  const { deed } = invoice;
  if (deed.do !== 'begin' || !deed.startsWhenPaid) return invoice;
  const subscription = beginLater(deed.subscription, at);
  return {
    ...invoice,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    deed: { ...deed, subscription },
  };
};

/** What the books say of money that came after its bill was given up: it is owed to the account. */
export const entriesOfLate = ({ total }: Pick<Invoice, 'total'>): readonly LedgerEntry[] => [
  { ledger: 'cash', amount: total },
  { ledger: 'credit_balance', amount: -total },
];

/** One side of a transaction in the books: debits are positive, credits negative. */
export interface LedgerEntry {
  readonly ledger: 'cash' | 'revenue' | 'tax_payable' | 'credit_balance';
  readonly amount: number;
}

/** What the books say of a paid invoice: what was sold, the tax that is owed for it, what the balance and the card paid. They sum to nothing. */
export const entriesOf = ({ retail, discount, tax, taxIncluded, credit, total }: Invoice): readonly LedgerEntry[] =>
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
  entriesOf(invoice).map(({ ledger, amount }) => ({ ledger, amount: -amount }));

/** What the books say of the time of a plan that was left: neither it nor the tax on it was earned, and both are owed to the account. */
export const entriesOfUnused = ({ unused, unusedTax }: Pick<ChangeQuote, 'unused' | 'unusedTax'>): readonly LedgerEntry[] =>
  (
    [
      { ledger: 'revenue', amount: unused - unusedTax },
      { ledger: 'tax_payable', amount: unusedTax },
      { ledger: 'credit_balance', amount: -unused },
    ] as const
  ).filter(({ amount }) => amount !== 0);
