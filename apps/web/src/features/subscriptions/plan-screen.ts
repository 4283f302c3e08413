import type { Period, Plan } from '@madang/domain/subscriptions/plan.ts';
import type { Visitor } from '../../../render';
import { choiceIn, type PlanView, presentPlans } from './plan-view.ts';

/** Everything the plan screen shows to this visitor. */
export interface PlanScreenView {
  readonly plans: readonly PlanView[];
  readonly owned: { readonly plan: Plan; readonly period: Period } | null;
  readonly chosen: { readonly plan: Plan | null; readonly period: Period };
  /** ISO 3166 */
  readonly country: string;
}

/** The plans of the visitor's country, and the one they have. */
export const planScreenOf = async ({ api, session, country }: Visitor, url: string): Promise<PlanScreenView> => {
  const [products, own] = await Promise.all([api.listProducts(), session ? api.getEntitlement() : null]);
  return {
    plans: presentPlans(products.objects),
    owned: own?.entitlement ?? null,
    chosen: choiceIn(new URL(url).searchParams),
    country,
  };
};
