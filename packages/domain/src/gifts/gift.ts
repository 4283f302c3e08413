import { listQuoteLines, type TaxOn } from '../billing/price.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { proportion } from '../shared/money.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';
import type { Product } from '../subscriptions/product.ts';

/** Lengths of a gift, in months. */
export const GIFT_MONTHS = [1, 3, 6, 12] as const;
export type GiftMonths = (typeof GIFT_MONTHS)[number];

/** Days of access for each length: the longest that the given number of months can last, so that no gift falls short. */
export const GIFT_LENGTHS = { 1: 31, 3: 92, 6: 184, 12: 366 } as const satisfies Record<GiftMonths, number>;

/** Gifted plan and its length. */
export interface Present {
  readonly plan: Plan;
  readonly months: GiftMonths;
}

/** Price list period for a length: annual for a year, monthly for anything shorter. */
export const toGiftPeriod = (months: GiftMonths): Period => (months === 12 ? 'annual' : 'monthly');

/** Sku of a gift on an invoice. */
export const toGiftSku = ({ plan, months }: Present, currency: string): string =>
  `GIFT_${plan.toUpperCase()}_${months}_${currency}`;

/** Gift as offered in a country: minor units of its currency, before tax that is added. */
export interface GiftOffer extends Present {
  readonly days: number;
  readonly price: number;
  readonly currency: string;
}

/** Gift offers for the plans that a country sells, in every length. */
export const giftOffers = (products: readonly Product[]): readonly GiftOffer[] =>
  GIFT_MONTHS.flatMap((months) =>
    products
      .filter(({ period }) => period === toGiftPeriod(months))
      .map(({ plan, price, currency }) => ({
        plan,
        months,
        days: GIFT_LENGTHS[months],
        price: months === 12 ? price : proportion(price, months, 1),
        currency,
      })),
  );

/** Price of a gift in minor units: `total` = `retail` + `tax`. No coupon, promotion, trial or balance applies. */
export interface GiftQuote extends GiftOffer {
  readonly sku: string;
  readonly period: Period;
  readonly retail: number;
  readonly tax: number;
  readonly taxIncluded: number;
  readonly total: number;
}

/** Price of a gift today. Preview and purchase share this function. Null where the country does not sell the plan. */
export const quoteGift = (
  products: readonly Product[],
  { plan, months }: Present,
  tax: (net: number) => TaxOn,
): GiftQuote | null => {
  const offer = giftOffers(products).find((one) => one.plan === plan && one.months === months);
  if (!offer) return null;
  const { price: retail, currency } = offer;
  const { credit: _none, ...lines } = listQuoteLines({ retail, discount: 0, balance: 0, tax });
  return { ...offer, sku: toGiftSku(offer, currency), period: toGiftPeriod(months), retail, ...lines };
};

/** Whether an account may buy a gift: any account may, whatever its own plan and biller. */
export const decideGift = ({
  giftsOffered,
  subscriptionsOpen,
}: {
  readonly giftsOffered: boolean;
  readonly subscriptionsOpen: boolean;
}): Decision<null, 'GIFTS_NOT_OFFERED' | 'SUBSCRIPTIONS_CLOSED'> => {
  if (!giftsOffered) return refuse('GIFTS_NOT_OFFERED');
  return subscriptionsOpen ? allow(null) : refuse('SUBSCRIPTIONS_CLOSED');
};

/**
 * State of a gift. `unpaid`: the charge is pending. `scheduled`: delivery is in the future. `sent`: the recipient or
 * the buyer has the code. `undelivered`: the mail failed for good, the code stays valid. `refunded`: the payment was or
 * is being refunded, and the code is void.
 */
export const GIFT_STATES = ['unpaid', 'scheduled', 'sent', 'undelivered', 'redeemed', 'refunded'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** Delivery and payment events of a gift, in milliseconds since 1970. Null for events that have not happened. */
export interface GiftFacts {
  readonly isPaid: boolean;
  /** Null where the buyer hands the code over. */
  readonly recipientEmail: string | null;
  readonly deliveredAt: number | null;
  /** When delivery of the latest mail failed for good. */
  readonly undeliveredAt: number | null;
  readonly redeemedAt: number | null;
  readonly voidedAt: number | null;
}

export const giftState = ({ isPaid, recipientEmail, deliveredAt, undeliveredAt, redeemedAt, voidedAt }: GiftFacts): GiftState => {
  if (!isPaid) return 'unpaid';
  if (redeemedAt !== null) return 'redeemed';
  if (voidedAt !== null) return 'refunded';
  if (undeliveredAt !== null) return 'undelivered';
  return recipientEmail !== null && deliveredAt === null ? 'scheduled' : 'sent';
};

/** Gift from one account to a recipient. Instants in milliseconds since 1970. */
export interface Gift extends Present, GiftFacts {
  readonly id: string;
  /** Buyer. */
  readonly accountId: string;
  readonly days: number;
  readonly recipientName: string;
  readonly senderName: string;
  /** May be empty. */
  readonly message: string;
  /** Delivery time. Meaningless without an email address. */
  readonly deliverAt: number;
  readonly createdAt: number;
}
