import { expect, test } from 'vitest';
import { toSavedCheckout } from './checkout-of.ts';

const OFFER = {
  currency: 'USD',
  sku: 'WEB_PREMIUM_ANNUAL_USD',
  gateway_code: 'CARD',
  period: 'annual',
  skip_trial: true,
  renewable: false,
  campaign_id: null,
  coupon_code: 'SUMMER-1',
  entitlement: 'Premium',
} as const;

test("the checkout starts with the popup's offer [PO-16] [PO-34]", () => {
  expect(toSavedCheckout(OFFER)).toEqual({
    currency: 'USD',
    skuID: 'WEB_PREMIUM_ANNUAL_USD',
    gatewayCode: 'CARD',
    period: 'annual',
    skipTrial: true,
    referenceType: 'web',
    renewable: false,
    campaignId: null,
    couponCode: 'SUMMER-1',
  });
});

test('a campaign takes precedence over a code', () => {
  expect(toSavedCheckout({ ...OFFER, campaign_id: 'spring' })).toMatchObject({ campaignId: 'spring', couponCode: null });
});

test('an offer without a plan is none [PO-37]', () => {
  expect(toSavedCheckout(null)).toBeNull();
  expect(toSavedCheckout({ ...OFFER, sku: '' })).toBeNull();
});
