import { prorated } from '../shared/money.ts';
import type { ChangeKind } from '../subscriptions/plan-change.ts';
import type { Product } from '../subscriptions/product.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { accessUntil } from '../subscriptions/subscription.ts';
import { periodsFrom } from './periods.ts';
import type { TaxOn } from './price.ts';

/** Payment for a period: minor units including tax, milliseconds since 1970. */
export interface PaidFor {
  readonly gross: number;
  /** Tax included in the amount. */
  readonly tax: number;
  readonly from: number;
  readonly until: number;
}

/** Price of a plan change and what follows (SU-66). Minor units of the subscription's currency, ms since 1970. */
export interface ChangeQuote {
  readonly kind: ChangeKind;
  readonly sku: string;
  readonly currency: string;
  /** Price of the new plan, prorated to the rest of the period. */
  readonly retail: number;
  readonly tax: number;
  readonly taxIncluded: number;
  /** Unused part of the payment for the old plan. */
  readonly unused: number;
  /** Tax included in `unused`. */
  readonly unusedTax: number;
  /** Part of `unused` and the balance that pays for the change. */
  readonly credit: number;
  /** `retail + tax - credit`. */
  readonly total: number;
  /** Account balance afterwards. */
  readonly balanceAfter: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When the new plan takes effect. */
  readonly effectiveAt: number;
  readonly billingDate: number;
  /** Next charge at today's prices, before tax that is added. */
  readonly nextRetail: number;
}

export interface Change {
  readonly subscription: Subscription;
  readonly kind: ChangeKind;
  readonly product: Product;
  /** Payment for the running period. Null where it is free. */
  readonly paid: PaidFor | null;
  readonly balance: number;
  readonly tax: (net: number) => TaxOn;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Unused part of a payment and of its tax at `now` (ms). */
const unusedOf = (paid: PaidFor | null, now: number): { readonly unused: number; readonly unusedTax: number } => {
  if (paid === null || now >= paid.until) return { unused: 0, unusedTax: 0 };
  const { gross, tax, from, until } = paid;
  const left = until - Math.max(now, from);
  return { unused: prorated(gross, left, until - from), unusedTax: prorated(tax, left, until - from) };
};

/** Price of a plan change at `now` (ms). The preview and the change share this function, so that they cannot differ. */
export const quoteChange = ({ subscription, kind, product, paid, balance, tax, now }: Change): ChangeQuote => {
  const { sku, price, period, currency } = product;
  const { status, periodStart, periodEnd } = subscription;
  const restarts = kind === 'now_restarted';
  const isFree = kind === 'reserved' || (status === 'FREE_TRIAL' && !restarts);
  const end = restarts ? periodsFrom(now, period, 1) : periodEnd;
  const retail = isFree ? 0 : restarts ? price : prorated(price, Math.max(0, periodEnd - now), periodEnd - periodStart);
  const { added, included } = isFree ? { added: 0, included: 0 } : tax(retail);
  const { unused, unusedTax } = unusedOf(isFree ? null : paid, now);
  const credit = Math.min(retail + added, unused + balance);
  return {
    kind,
    sku,
    currency,
    retail,
    tax: added,
    taxIncluded: included,
    unused,
    unusedTax,
    credit,
    total: retail + added - credit,
    balanceAfter: balance + unused - credit,
    periodStart: restarts ? now : periodStart,
    periodEnd: end,
    effectiveAt: kind === 'reserved' ? periodEnd : now,
    billingDate: end,
    nextRetail: price,
  };
};

/** Applies an immediate plan change after its payment. */
export const changePlanNow = (
  subscription: Subscription,
  quote: ChangeQuote,
  { plan, period }: Pick<Product, 'plan' | 'period'>,
): Subscription => {
  const { kind, sku, effectiveAt, periodEnd } = quote;
  if (kind === 'now_prorated') return { ...subscription, sku, plan, period };
  const number = subscription.periodNumber + 1;
  // A cancellation during the payment stands: this one period is paid for, and no other is charged.
  const canceled = subscription.status === 'CANCELED';
  const restarted: Subscription = {
    ...subscription,
    sku,
    plan,
    period,
    status: canceled ? 'CANCELED' : 'ACTIVE',
    statusBefore: canceled ? 'ACTIVE' : null,
    trialUntil: null,
    anchorAt: effectiveAt,
    anchorNumber: number,
    periodNumber: number,
    periodStart: effectiveAt,
    periodEnd,
    nextAt: periodEnd,
  };
  return { ...restarted, until: accessUntil(restarted) };
};
