import { expect, test } from 'vitest';
import { checkoutIn, type SavedCheckout } from './saved-checkout.ts';

const SAVED: SavedCheckout = {
  currency: 'USD',
  skuID: 'WEB_BASIC_MONTHLY_USD',
  gatewayCode: 'CARD',
  period: 'monthly',
  skipTrial: false,
  referenceType: 'web',
  renewable: true,
  campaignId: null,
  couponCode: null,
};
const kept = (value: unknown) => ({ state: 'kept', value }) as const;

test('a saved checkout is read as it was written', () => {
  expect(checkoutIn(kept(SAVED))).toEqual({ state: 'kept', checkout: SAVED });
  expect(checkoutIn({ state: 'expired' })).toEqual({ state: 'expired' });
});

test('a campaign and a coupon exclude each other [BI-99]', () => {
  expect(checkoutIn(kept({ ...SAVED, campaignId: 'spring', couponCode: 'ABC' }))).toMatchObject({
    checkout: { campaignId: 'spring', couponCode: null },
  });
});

test.each([[null], [[]], ['text'], [{ ...SAVED, skuID: '' }], [{ ...SAVED, currency: 7 }]])('%j is no checkout', (value) => {
  expect(checkoutIn(kept(value))).toEqual({ state: 'missing' });
});
