import { expect, test } from 'vitest';
import { checkoutOf } from './checkout-of.ts';

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

test('the checkout begins with what the popup offers [PO-16] [PO-34]', () => {
  expect(checkoutOf(OFFER)).toEqual({
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

test('of a campaign and a code the campaign counts', () => {
  expect(checkoutOf({ ...OFFER, campaign_id: 'spring' })).toMatchObject({ campaignId: 'spring', couponCode: null });
});

test('what names nothing to buy is no offer [PO-37]', () => {
  expect(checkoutOf(null)).toBeNull();
  expect(checkoutOf({ ...OFFER, sku: '' })).toBeNull();
});
