import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import type { SavedCheckout } from '#app/platform/saved-checkout.ts';

/** Checkout data of a popup's offer (PO-16, PO-34). Null when the offer names no plan (PO-37). */
export const toSavedCheckout = (offer: Popup['link']['checkout']): SavedCheckout | null =>
  offer?.sku
    ? {
        currency: offer.currency,
        skuID: offer.sku,
        gatewayCode: offer.gateway_code,
        period: offer.period,
        skipTrial: offer.skip_trial,
        referenceType: 'web',
        renewable: offer.renewable,
        campaignId: offer.campaign_id,
        couponCode: offer.campaign_id === null ? offer.coupon_code : null,
      }
    : null;
