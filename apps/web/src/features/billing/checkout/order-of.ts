import { COUPON_REFUSALS } from '@madang/domain/coupons/coupon.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { planOfSku } from '@madang/domain/subscriptions/plan.ts';
import type { SavedCheckout } from '#app/platform/saved-checkout.ts';

/** What is asked of the server for a saved checkout (BI-80 to BI-88); a coupon takes the place of a campaign (BI-99). */
export const orderOf = (saved: SavedCheckout, coupon: string | null) => ({
  sku: saved.skuID,
  currency: saved.currency,
  gateway_code: saved.gatewayCode,
  period: saved.period,
  entitlement: planOfSku(saved.skuID)?.plan,
  skip_trial: saved.skipTrial,
  renewable: saved.renewable,
  ...(coupon !== null ? { coupon_code: coupon } : saved.campaignId !== null && { campaign_id: saved.campaignId }),
});

const ABOUT_COUPONS: readonly Refusal[] = ['COUPON_LENGTH_WRONG', 'TOO_MANY_ATTEMPTS', ...COUPON_REFUSALS];
/** Of these a coupon is not the cause: without it the answer would be the same. */
const ABOUT_BUYERS: readonly Refusal[] = ['BILLED_BY_PARTNER', 'NOT_PAYABLE_ON_WEB'];

/** Whether a refusal stands beside the field of the coupon, and the purchase goes on without it. */
export const isAboutCoupon = (refusal: Refusal): boolean => ABOUT_COUPONS.includes(refusal) && !ABOUT_BUYERS.includes(refusal);
