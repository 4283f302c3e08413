import type { PriceOffer, Promotion } from '../billing/price.ts';
import { entryFor } from '../shared/closed-list.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { isSoldByStore } from '../subscriptions/platform.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';
import { ENTRY_PLAN } from '../subscriptions/plan-capabilities.ts';
import type { Subscription } from '../subscriptions/subscription.ts';

/** Coupon campaign: discount, eligible plans and validity (CP-17). */
export interface Campaign {
  readonly id: string;
  readonly offer: PriceOffer;
  /** Eligible plans. Null for all. */
  readonly plans: readonly Plan[] | null;
  readonly periods: readonly Period[] | null;
  /** Milliseconds since 1970. Half-open interval. */
  readonly from: number;
  readonly until: number;
  /** One redemption per account. Otherwise a single one in total. */
  readonly multiUse: boolean;
}

/** Stored code from the view of one account. */
export interface FoundCode {
  readonly campaign: Campaign;
  /** Redeemed: by any account for a single-use code, else by this one. */
  readonly spent: boolean;
}

export const COUPON_REFUSALS = [
  'BILLED_BY_PARTNER',
  'NOT_PAYABLE_ON_WEB',
  'COUPON_INVALID',
  'COUPON_FOR_NEW_SUBSCRIBERS',
  'COUPON_NOT_DURING_PROMOTION',
  'COUPON_NOT_FOR_PLAN',
  'COUPON_PREMIUM_ONLY',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

export interface CouponFacts {
  /** Null for an unknown code. */
  readonly found: FoundCode | null;
  readonly subscription: Subscription | null;
  readonly partnerBilled: boolean;
  /** Running promotion. */
  readonly promotion: Promotion | null;
  /** Product in the checkout. Null before a plan has been chosen. */
  readonly product: { readonly plan: Plan; readonly period: Period; readonly currency: string } | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Whether an app store bills the account, so that a code cannot pay for anything here (CP-11, CP-13). */
const paysElsewhere = (subscription: Subscription | null): boolean =>
  subscription !== null && subscription.endedAt === null && isSoldByStore(subscription.sku) && subscription.status !== 'CANCELED';

/** Whether a code is valid. Unknown, spent, early and expired get one answer: codes cannot be enumerated (CP-02). */
export const isGood = (found: FoundCode | null, now: number): found is FoundCode =>
  found !== null && !found.spent && found.campaign.from <= now && now < found.campaign.until;

/** Refusal of a code that is for one plan only, on any other plan. */
const ONLY_FOR: Readonly<Record<Plan, CouponRefusal>> = { Basic: 'COUPON_NOT_FOR_PLAN', Premium: 'COUPON_PREMIUM_ONLY' };

const notForPlan = ([first, ...others]: readonly Plan[]): CouponRefusal =>
  first === undefined || others.some((plan) => plan !== first) ? 'COUPON_NOT_FOR_PLAN' : entryFor(ONLY_FOR, first, 'plan');

/** The plan that free months of a campaign open: the first eligible one. Throws for a campaign that is for no plan. */
export const planOfFreeMonths = ({ id, plans }: Pick<Campaign, 'id' | 'plans'>): Plan => {
  const plan = plans === null ? ENTRY_PLAN : plans[0];
  if (plan === undefined) throw new Error(`campaign ${id} is for no plan`);
  return plan;
};

/** Whether a code may be used, and its offer. Else the first refusal that applies (CP-01 to CP-18). */
export const decideCoupon = ({
  found,
  subscription,
  partnerBilled,
  promotion,
  product,
  now,
}: CouponFacts): Decision<Campaign, CouponRefusal> => {
  if (partnerBilled) return refuse('BILLED_BY_PARTNER');
  if (paysElsewhere(subscription)) return refuse('NOT_PAYABLE_ON_WEB');
  if (!isGood(found, now)) return refuse('COUPON_INVALID');
  if (subscription !== null && subscription.endedAt === null) return refuse('COUPON_FOR_NEW_SUBSCRIBERS');
  const { campaign } = found;
  if (product === null) return allow(campaign);
  // Discounts do not stack.
  if (promotion !== null && promotion.period === product.period) return refuse('COUPON_NOT_DURING_PROMOTION');
  if (campaign.plans !== null && !campaign.plans.includes(product.plan)) return refuse(notForPlan(campaign.plans));
  if (campaign.periods !== null && !campaign.periods.includes(product.period)) return refuse('COUPON_NOT_FOR_PLAN');
  if (campaign.offer.kind === 'amount' && campaign.offer.currency !== product.currency) return refuse('COUPON_NOT_FOR_PLAN');
  return allow(campaign);
};

/** Prepaid card whose code gives some days of access (CP-20). */
export interface PremiumPass {
  readonly sku: string;
  readonly plan: Plan;
  readonly days: number;
  /** Bought as a gift: an account may redeem several gifts, and a card besides. */
  readonly isGift?: true;
}

export const PASS_REFUSALS = [
  'BILLED_BY_PARTNER',
  'NOT_PAYABLE_ON_WEB',
  'PASS_ALREADY_REDEEMED',
  'COUPON_INVALID',
  'RESUME_FIRST',
  'CHANGE_PENDING',
] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];

export interface PassFacts {
  /** Null where the card is unknown or already redeemed. */
  readonly pass: PremiumPass | null;
  readonly subscription: Subscription | null;
  /** A scheduled change or pass already follows the running period. */
  readonly hasReserved: boolean;
  readonly redeemedBefore: boolean;
  readonly partnerBilled: boolean;
}

/** Whether a pass may be redeemed, and whether it starts now or after the paid period (CP-22 to CP-26). */
export const decidePass = ({
  pass,
  subscription,
  hasReserved,
  redeemedBefore,
  partnerBilled,
}: PassFacts): Decision<'now' | 'reserved', PassRefusal> => {
  if (partnerBilled) return refuse('BILLED_BY_PARTNER');
  if (paysElsewhere(subscription)) return refuse('NOT_PAYABLE_ON_WEB');
  if (redeemedBefore && !pass?.isGift) return refuse('PASS_ALREADY_REDEEMED');
  if (pass === null) return refuse('COUPON_INVALID');
  if (subscription === null || subscription.endedAt !== null) return allow('now');
  if (subscription.status === 'PAUSED') return refuse('RESUME_FIRST');
  return hasReserved ? refuse('CHANGE_PENDING') : allow('reserved');
};
