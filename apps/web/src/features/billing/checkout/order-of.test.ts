import { expect, test } from 'vitest';
import type { SavedCheckout } from '#app/platform/saved-checkout.ts';
import { isAboutCoupon, toOrder } from './to-order.ts';

const SAVED: SavedCheckout = {
  currency: 'USD',
  skuID: 'WEB_PREMIUM_ANNUAL_USD',
  gatewayCode: 'CARD',
  period: 'annual',
  skipTrial: true,
  referenceType: 'web',
  renewable: false,
  campaignId: 'spring',
  couponCode: null,
};

test('the order has everything that was saved [BI-80] [BI-81] [BI-82] [BI-83] [BI-84] [BI-85] [BI-86] [BI-88]', () => {
  expect(toOrder(SAVED, null)).toEqual({
    sku: 'WEB_PREMIUM_ANNUAL_USD',
    currency: 'USD',
    gateway_code: 'CARD',
    period: 'annual',
    entitlement: 'Premium',
    skip_trial: true,
    renewable: false,
    campaign_id: 'spring',
  });
});

test('a coupon replaces a campaign [BI-87] [BI-99]', () => {
  const order = toOrder(SAVED, 'AAAABBBBCCCCDDDDEEEE');
  expect(order).toMatchObject({ coupon_code: 'AAAABBBBCCCCDDDDEEEE' });
  expect(order).not.toHaveProperty('campaign_id');
  expect(toOrder({ ...SAVED, campaignId: null }, null)).not.toHaveProperty('campaign_id');
});

test('a refusal of the code shows beside its field, and a refusal of the buyer stops the purchase', () => {
  expect(isAboutCoupon('COUPON_NOT_DURING_PROMOTION')).toBe(true);
  expect(isAboutCoupon('TOO_MANY_ATTEMPTS')).toBe(true);
  expect(isAboutCoupon('NOT_PAYABLE_ON_WEB')).toBe(false);
  expect(isAboutCoupon('ALREADY_SUBSCRIBED')).toBe(false);
});
