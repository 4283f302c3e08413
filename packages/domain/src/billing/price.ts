import type { Period, Plan } from '../subscriptions/plan.ts';
import type { Product } from '../subscriptions/product.ts';
import { proportion } from '../shared/money.ts';
import { periodsFrom } from './periods.ts';

const DAY_MS = 86_400_000;

/** Promotion that applies automatically to every purchase of its period while it runs (SU-12 to SU-16). */
export interface Promotion {
  readonly id: string;
  /** Whole percent off the first period. */
  readonly percent: number;
  readonly period: Period;
  /** Milliseconds since 1970. Half-open interval. */
  readonly from: number;
  readonly until: number;
}

/** Discount of a code or campaign: percent or amount off the first charge, or free months (CP-17, SU-17). */
export type PriceOffer =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number; readonly currency: string }
  | { readonly kind: 'free_months'; readonly months: number };

/** Tax on an amount: added to it, or included in it. Minor units. */
export interface TaxOn {
  readonly added: number;
  readonly included: number;
}

/** Reasons for a price below the retail price. */
export const DISCOUNT_KINDS = ['trial', 'promotion', 'offer'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Pricing summary: due today, and the next charge (BI-05 to BI-11). Minor units of one currency, ms since 1970. */
export interface Quote {
  readonly sku: string;
  readonly plan: Plan;
  readonly period: Period;
  readonly currency: string;
  readonly retail: number;
  readonly discountKind: DiscountKind | null;
  readonly discount: number;
  readonly tax: number;
  /** Included tax, where the country's prices include it. */
  readonly taxIncluded: number;
  /** Paid from the account's balance. */
  readonly credit: number;
  /** `retail - discount + tax - credit`, never negative. */
  readonly total: number;
  /** End of the paid period. */
  readonly periodEnd: number;
  /** End of the free time. Null without a trial or free months. */
  readonly freeUntil: number | null;
  /** Date of the next charge. Null where nothing renews. */
  readonly billingDate: number | null;
  /** Next charge at today's prices, before tax that is added. Null where nothing renews. */
  readonly nextRetail: number | null;
  /** The promotion locks the plan until then (SU-16). */
  readonly promotionUntil: number | null;
}

export interface Purchase {
  readonly product: Product;
  /** Never had a subscription, nor a trial (SU-07, SU-09). */
  readonly firstTime: boolean;
  /** A saved card of the account has had a trial, with any account (SU-07). */
  readonly cardHadTrial?: boolean;
  readonly skipTrial: boolean;
  readonly renewable: boolean;
  /** Running promotion, for any period. No trial begins meanwhile (SU-10). */
  readonly promotion: Promotion | null;
  readonly offer: PriceOffer | null;
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

/** Discount of an offer on a price in its currency, at most the whole price. Minor units. */
export const calculateDiscount = (offer: PriceOffer, price: number, currency: string): number => {
  switch (offer.kind) {
    case 'percent':
      return proportion(price, offer.percent, 100);
    case 'amount':
      return offer.currency === currency ? Math.min(offer.amount, price) : 0;
    case 'free_months':
      return price;
  }
};

/** Lines below the retail price: discount, tax, and the payment from the balance. Minor units. */
export const listQuoteLines = ({
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
      ? proportion(retail, promoted.percent, 100)
      : offer
        ? calculateDiscount(offer, retail, currency)
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
    ...listQuoteLines({ retail, discount, balance: freeUntil === null ? balance : 0, tax }),
    periodEnd,
    freeUntil,
    billingDate: renewable ? periodEnd : null,
    nextRetail: renewable ? retail : null,
    promotionUntil: promoted ? periodEnd : null,
  };
};
