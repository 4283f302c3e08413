import type { Product } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { expect, test } from 'vitest';
import { choiceIn, presentPlans, findPromotion } from './plan-view.ts';

const product = (more: Partial<Product>): Product => ({
  sku: 'WEB_BASIC_MONTHLY_USD',
  plan: 'Basic',
  period: 'monthly',
  price: 799,
  currency: 'USD',
  business_unit: 'US',
  country: 'US',
  trial_days: 14,
  saving_percent: 0,
  profiles: 2,
  devices: 2,
  downloads: false,
  ad_free: false,
  promotion: null,
  ...more,
});

test('the products of a country are compared as plans with two billing periods [SU-01] [SU-02]', () => {
  const plans = presentPlans([product({}), product({ period: 'annual', price: 7999, trial_days: 0, saving_percent: 17 })]);
  expect(plans).toHaveLength(1);
  expect(plans[0]?.offers.annual).toEqual({
    price: 7999,
    currency: 'USD',
    sku: 'WEB_BASIC_MONTHLY_USD',
    trialDays: 0,
    savingPercent: 17,
    promotion: null,
  });
});

test('a promotion shows its percentage when it applies to any period [SU-13]', () => {
  const annual = product({ period: 'annual', price: 7999, trial_days: 0 });
  expect(findPromotion(presentPlans([product({}), annual]))).toBeNull();
  expect(findPromotion(presentPlans([product({}), { ...annual, promotion: { percent: 30, price: 5599 } }]))).toBe(30);
});

test('a plan sold in one period only is left out', () => {
  expect(presentPlans([product({})])).toEqual([]);
});

test.each([
  ['', null, null],
  ['?type=premium', 'Premium', null],
  ['?type=annual&q=basic', 'Basic', 'annual'],
  ['?q=ANNUAL', null, 'annual'],
  ['?type=nonsense', null, null],
] as const)('the address %s chooses %s and %s [RT-64]', (search, plan, period) => {
  expect(choiceIn(new URLSearchParams(search))).toEqual({ plan, period });
});
