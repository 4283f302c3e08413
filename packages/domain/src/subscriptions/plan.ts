export const PLANS = ['Basic', 'Premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PERIODS = ['monthly', 'annual'] as const;
export type Period = (typeof PERIODS)[number];

const SKU = /^[A-Z]+_([A-Z]+)_([A-Z]+)(?:_|$)/;

/** The plan that a sku names, whatever else may be watched meanwhile. Null for a sku of anything else. */
export const planOfSku = (sku: string): { readonly plan: Plan; readonly period: Period } | null => {
  const [, planName, periodName] = SKU.exec(sku) ?? [];
  const plan = PLANS.find((one) => one.toUpperCase() === planName);
  const period = PERIODS.find((one) => one.toUpperCase() === periodName);
  return plan && period ? { plan, period } : null;
};

/** The plan that a sku charges for. Throws for a sku that names none: nothing may be charged or scheduled by it. */
export const planCharged = (sku: string): { readonly plan: Plan; readonly period: Period } => {
  const named = planOfSku(sku);
  if (named === null) throw new Error(`unknown product: ${sku}`);
  return named;
};

/** Sku of access to a plan without a charge: a pass, a gift or free months. */
export const passSku = (plan: Plan): string => `PASS_${plan.toUpperCase()}_MONTHLY`;
