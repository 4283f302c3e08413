import type { Product } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { PERIODS, type Period, type Plan, PLANS } from '@madang/domain/subscriptions/plan.ts';

/** What a plan costs when paid in one of the two ways. */
export interface ShownOffer {
  /** Minor units. */
  readonly price: number;
  readonly currency: string;
  readonly sku: string;
  readonly trialDays: number;
  readonly savingPercent: number;
  /** Price of the first period under a promotion, in minor units. Null without one. */
  readonly promotion: { readonly percent: number; readonly price: number } | null;
}

/** A plan as the table compares it. */
export interface PlanView {
  readonly plan: Plan;
  readonly profiles: number;
  readonly devices: number;
  readonly downloads: boolean;
  readonly adFree: boolean;
  readonly offers: Readonly<Record<Period, ShownOffer>>;
}

const presentOffer = (product: Product): ShownOffer => ({
  price: product.price,
  currency: product.currency,
  sku: product.sku,
  trialDays: product.trial_days,
  savingPercent: product.saving_percent,
  promotion: product.promotion,
});

/** The four products of a country as two plans. A plan without both periods is left out. */
export const presentPlans = (products: readonly Product[]): readonly PlanView[] =>
  PLANS.flatMap((plan) => {
    const sold = (period: Period) => products.find((product) => product.plan === plan && product.period === period);
    const [monthly, annual] = [sold('monthly'), sold('annual')];
    if (!monthly || !annual) return [];
    const { profiles, devices, downloads, ad_free: adFree } = monthly;
    return [
      { plan, profiles, devices, downloads, adFree, offers: { monthly: presentOffer(monthly), annual: presentOffer(annual) } },
    ];
  });

/** What `type` and `q` of the address name: a plan, a way of paying, or both (RT-64). */
export const choiceIn = (query: URLSearchParams): { readonly plan: Plan | null; readonly period: Period | null } => {
  const named = ['type', 'q'].map((key) => query.get(key)?.toLowerCase());
  return {
    plan: PLANS.find((plan) => named.includes(plan.toLowerCase())) ?? null,
    period: PERIODS.find((period) => named.includes(period)) ?? null,
  };
};

/** The promotion for new subscribers: one percentage for all plans it applies to. Null without one (SU-13). */
export const findPromotion = (plans: readonly PlanView[]): number | null =>
  plans.flatMap(({ offers }) => PERIODS.map((period) => offers[period].promotion?.percent)).find(Boolean) ?? null;
