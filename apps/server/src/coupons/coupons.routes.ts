import type { Routes } from '../use-case/use-case.ts';
import { redeemCoupon } from './redeem-coupon.ts';
import { redeemPremiumPass } from './redeem-premium-pass.ts';

export const couponRoutes = { redeemCoupon, redeemPremiumPass } satisfies Routes<'redeemCoupon' | 'redeemPremiumPass'>;
