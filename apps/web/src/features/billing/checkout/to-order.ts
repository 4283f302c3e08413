import { BOLETO_GATEWAY } from '@madang/contract/billing/boleto.ts';
import { COUPON_REFUSALS } from '@madang/domain/coupons/coupon.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { planOfSku } from '@madang/domain/subscriptions/plan.ts';
import type { SavedCheckout } from '#app/platform/saved-checkout.ts';

/** Payment method: a card, or a boleto (a Brazilian bank slip). */
export type PayMethod = 'card' | 'boleto';

/** A slip pays for one period, which neither begins free nor renews. */
const termsOf = (saved: SavedCheckout, method: PayMethod) =>
  method === 'boleto'
    ? { gateway_code: BOLETO_GATEWAY, skip_trial: true, renewable: false }
    : { gateway_code: saved.gatewayCode, skip_trial: saved.skipTrial, renewable: saved.renewable };

/** Order for a saved checkout (BI-80 to BI-88). A coupon replaces a campaign (BI-99). */
export const toOrder = (saved: SavedCheckout, coupon: string | null, method: PayMethod = 'card') => ({
  sku: saved.skuID,
  currency: saved.currency,
  period: saved.period,
  entitlement: planOfSku(saved.skuID)?.plan,
  ...termsOf(saved, method),
  ...(coupon !== null ? { coupon_code: coupon } : saved.campaignId !== null && { campaign_id: saved.campaignId }),
});

const ABOUT_COUPONS: readonly Refusal[] = ['COUPON_LENGTH_WRONG', 'TOO_MANY_ATTEMPTS', ...COUPON_REFUSALS];
/** Not caused by the coupon: without it the refusal would be the same. */
const ABOUT_BUYERS: readonly Refusal[] = ['BILLED_BY_PARTNER', 'NOT_PAYABLE_ON_WEB'];

/** Whether a refusal shows beside the coupon field while the purchase stays possible without it. */
export const isAboutCoupon = (refusal: Refusal): boolean => ABOUT_COUPONS.includes(refusal) && !ABOUT_BUYERS.includes(refusal);
