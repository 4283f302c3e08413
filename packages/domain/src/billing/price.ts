import type { Period, Plan } from '../subscriptions/plan.ts';
import type { Product } from '../subscriptions/product.ts';
import { shareOf } from '../shared/money.ts';
import { periodsFrom } from './periods.ts';

const DAY_MS = 86_400_000;

/** An offer of the operator that counts by itself for everybody who buys a plan of its period while it runs (SU-12 to SU-16). */
export interface Promotion {
  readonly id: string;
  /** Whole percent off the first period. */
  readonly percent: number;
  readonly period: Period;
  /** Milliseconds since 1970; runs from the first instant until before the second. */
  readonly from: number;
  readonly until: number;
}

/** What a code or a campaign takes off: a part of the first charge, an amount of it, or whole months (CP-17, SU-17). */
export type Offer =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'free_months'; readonly months: number };

/** What a tax provider says of an amount: tax that comes on top, or that is in it already, both minor units. */
export interface TaxOn {
  readonly added: number;
  readonly included: number;
}

/** Why less than the retail price is asked for. */
export const DISCOUNT_KINDS = ['trial', 'promotion', 'offer'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What is paid now and when something is paid again: the pricing summary (BI-05 to BI-11). Minor units of one currency, milliseconds since 1970. */
export interface Quote {
  readonly sku: string;
  readonly plan: Plan;
  readonly period: Period;
  readonly currency: string;
  readonly retail: number;
  readonly discountKind: DiscountKind | null;
  readonly discount: number;
  readonly tax: number;
  /** Tax that is in the price already, where the country sells so. */
  readonly taxIncluded: number;
  /** From the account's balance. */
  readonly credit: number;
  /** `retail - discount + tax - credit`, never less than nothing. */
  readonly total: number;
  /** What this pays for, from now on. */
  readonly periodEnd: number;
  /** Until when nothing is paid at all; null without a trial or free months. */
  readonly freeUntil: number | null;
  /** The next charge; null where nothing renews. */
  readonly billingDate: number | null;
  /** What that charge will be, before tax that comes on top and with today's prices; null where nothing renews. */
  readonly nextRetail: number | null;
  /** Until when the promotion keeps the plan as it is (SU-16). */
  readonly promotionUntil: number | null;
}

export interface Purchase {
  readonly product: Product;
  /** Never had a subscription, nor a trial (SU-07, SU-09). */
  readonly firstTime: boolean;
  /** A saved card of the account had a trial before, with whatever account (SU-07). */
  readonly cardHadTrial?: boolean;
  readonly skipTrial: boolean;
  readonly renewable: boolean;
  /** What runs now, whatever it is for; no trial begins meanwhile (SU-10). */
  readonly promotion: Promotion | null;
  readonly offer: Offer | null;
  /** The account's balance in the currency of the product. */
  readonly balance: number;
  readonly tax: (net: number) => TaxOn;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The promotion that runs at `now` (ms), or null. */
export const runningPromotion = (promotion: Promotion | null, now: number): Promotion | null =>
  promotion !== null && promotion.from <= now && now < promotion.until ? promotion : null;

/** Whether a purchase begins with free days (SU-06 to SU-10): monthly, renewing, for the first time, and neither promotion nor offer. */
export const hasTrial = ({
  product,
  firstTime,
  cardHadTrial = false,
  skipTrial,
  renewable,
  promotion,
  offer,
}: Omit<Purchase, 'balance' | 'tax' | 'now'>): boolean =>
  product.trialDays > 0 && firstTime && !cardHadTrial && !skipTrial && renewable && promotion === null && offer === null;

/** What an offer takes off a price in its currency, never more than all of it. */
export const discountOf = (offer: Offer, price: number, currency: string): number => {
  switch (offer.kind) {
    case 'percent':
      return shareOf(price, offer.percent, 100);
    case 'amount':
      return offer.currency === currency ? Math.min(offer.amount, price) : 0;
    case 'free_months':
      return price;
  }
};

/** The lines below a retail price: less a discount, taxed, less what the balance pays. */
export const linesOf = ({
  retail,
  discount,
  balance,
  tax,
}: {
  readonly retail: number;
  readonly discount: number;
  readonly balance: number;
  readonly tax: (net: number) => TaxOn;
}): { readonly tax: number; readonly taxIncluded: number; readonly credit: number; readonly total: number } => {
  const net = retail - discount;
  const { added, included } = tax(net);
  const credit = Math.min(Math.max(balance, 0), net + added);
  return { tax: added, taxIncluded: included, credit, total: net + added - credit };
};

/** Price of a purchase at `now` (ms). Preview and purchase share this function, so that they cannot differ (BI-108). */
export const quotePurchase = (purchase: Purchase): Quote => {
  const { product, promotion, offer, renewable, balance, tax, now } = purchase;
  const { sku, plan, period, currency, price: retail, trialDays } = product;
  const trial = hasTrial(purchase);
  const promoted = promotion?.period === period ? promotion : null;
  const discountKind = trial ? 'trial' : promoted ? 'promotion' : offer ? 'offer' : null;
  const discount = trial
    ? retail
    : promoted
      ? shareOf(retail, promoted.percent, 100)
      : offer
        ? discountOf(offer, retail, currency)
        : 0;
  const freeUntil = trial
    ? now + trialDays * DAY_MS
    : !promoted && offer?.kind === 'free_months'
      ? periodsFrom(now, 'monthly', offer.months)
      : null;
  const periodEnd = freeUntil ?? periodsFrom(now, period, 1);
  return {
    sku,
    plan,
    period,
    currency,
    retail,
    discountKind: discount > 0 ? discountKind : null,
    discount,
    ...linesOf({ retail, discount, balance: freeUntil === null ? balance : 0, tax }),
    periodEnd,
    freeUntil,
    billingDate: renewable ? periodEnd : null,
    nextRetail: renewable ? retail : null,
    promotionUntil: promoted ? periodEnd : null,
  };
};
