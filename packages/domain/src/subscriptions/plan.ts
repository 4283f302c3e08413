export const PLANS = ['Basic', 'Premium'] as const;
export type Plan = (typeof PLANS)[number];

export const PERIODS = ['monthly', 'annual'] as const;
export type Period = (typeof PERIODS)[number];
