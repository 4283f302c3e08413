export const PLANS = ['Basic', 'Premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PERIODS = ['monthly', 'annual'] as const;
export type Period = (typeof PERIODS)[number];

const SKU = /^[A-Z]+_(BASIC|PREMIUM)_(MONTHLY|ANNUAL)(?:_|$)/;

/** The plan that a sku names, or null: what is charged for, whatever else may be watched meanwhile. */
export const planOfSku = (sku: string): { readonly plan: Plan; readonly period: Period } | null => {
  const [, plan, period] = SKU.exec(sku) ?? [];
  if (plan === undefined || period === undefined) return null;
  return { plan: plan === 'PREMIUM' ? 'Premium' : 'Basic', period: period === 'ANNUAL' ? 'annual' : 'monthly' };
};
