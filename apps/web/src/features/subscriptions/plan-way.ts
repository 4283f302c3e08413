import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Period, Plan } from '@madang/domain/subscriptions/plan.ts';
import { comparePlans } from '@madang/domain/subscriptions/plan-capabilities.ts';
import { canBecome } from '@madang/domain/subscriptions/plan-change.ts';
import type { SavedCheckout } from '#app/platform/saved-checkout.ts';
import { type PlanView, findPromotion } from './plan-view.ts';

/** Subscription state of a visitor on the plan page. */
export interface PlanStanding {
  readonly signedIn: boolean;
  /** What they have. */
  readonly owned: { readonly plan: Plan; readonly period: Period } | null;
  /** Why nothing can be bought or changed now. Null when it can. */
  readonly blockedBy: Refusal | 'OUTAGE' | null;
  /** No known subscription before. Signed-out visitors count as first-time (SU-09). */
  readonly firstTime: boolean;
}

/** What leads from a plan to having it: the button of a column, or none. */
export type PlanWay = 'sign_in' | 'buy' | 'owned' | 'upgrade' | 'change' | null;

interface Named {
  readonly plan: Plan;
  readonly period: Period;
}

const isBetter = (to: Named, from: Named): boolean =>
  to.plan === from.plan ? to.period === 'annual' && from.period === 'monthly' : comparePlans(to.plan, from.plan) > 0;

/** What may be done about one plan (SU-82, SU-77). */
export const wayTo = (to: Named, { signedIn, owned, blockedBy }: PlanStanding): PlanWay => {
  if (owned?.plan === to.plan && owned.period === to.period) return 'owned';
  if (blockedBy !== null) return null;
  if (!signedIn) return 'sign_in';
  if (owned === null) return 'buy';
  if (!canBecome(owned, to)) return null;
  return isBetter(to, owned) ? 'upgrade' : 'change';
};

/** Whether buying it begins with free days (SU-06 to SU-10): the days, or 0. */
export const countTrialDays = (
  plans: readonly PlanView[],
  { plan, period }: Named,
  { firstTime, owned }: Pick<PlanStanding, 'firstTime' | 'owned'>,
): number => {
  const days = plans.find((one) => one.plan === plan)?.offers[period].trialDays ?? 0;
  return firstTime && owned === null && findPromotion(plans) === null ? days : 0;
};

/** Checkout data of a chosen plan (BI-89 to BI-97). */
export const toPlanCheckout = (
  { sku, currency }: PlanView['offers'][Period],
  period: Period,
  couponCode: string | null,
): SavedCheckout => ({
  currency,
  skuID: sku,
  gatewayCode: 'CARD',
  period,
  skipTrial: false,
  referenceType: 'web',
  renewable: true,
  campaignId: null,
  couponCode,
});
