import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANS } from './plan.ts';
import { capabilitiesOf } from './plan-capabilities.ts';
import { productsFor, savingPercent } from './product.ts';

const pricesIn = (country: string) => productsFor(country).map(({ price }) => price);

test.each([
  ['US', 'USD', [799, 7999, 1299, 12_999]],
  ['BR', 'BRL', [1990, 19_900, 3290, 32_900]],
  ['DE', 'EUR', [799, 7999, 1299, 12_999]],
  ['GB', 'GBP', [699, 6999, 1099, 10_999]],
  ['AU', 'AUD', [1199, 11_999, 1899, 18_999]],
  ['NZ', 'NZD', [1299, 12_999, 1999, 19_999]],
  ['VN', 'USD', [799, 7999, 1299, 12_999]],
])('%s pays in %s [SU-03]', (country, currency, prices) => {
  expect(new Set(productsFor(country).map((product) => product.currency))).toEqual(new Set([currency]));
  expect(pricesIn(country)).toEqual(prices);
});

test('the plans are named by platform, plan, period and currency', () => {
  expect(productsFor('BR').map(({ sku }) => sku)).toEqual([
    'WEB_BASIC_MONTHLY_BRL',
    'WEB_BASIC_ANNUAL_BRL',
    'WEB_PREMIUM_MONTHLY_BRL',
    'WEB_PREMIUM_ANNUAL_BRL',
  ]);
});

test('monthly plans begin with fourteen free days, annual ones do not', () => {
  for (const { period, trialDays } of productsFor('US')) expect(trialDays).toBe(period === 'monthly' ? 14 : 0);
});

test('whatever a country is called, four plans are sold in one currency', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('toString', 'constructor', '__proto__', 'valueOf')), (country) => {
      const products = productsFor(country);
      expect(products).toHaveLength(4);
      expect(products.every(({ price, currency }) => Number.isInteger(price) && price > 0 && /^[A-Z]{3}$/.test(currency))).toBe(
        true,
      );
    }),
  );
});

test('a year at once saves about a sixth in every currency', () => {
  expect(savingPercent(7999, 799)).toBe(17);
  for (const country of ['US', 'BR', 'FR', 'GB', 'AU', 'NZ']) {
    const [basic = 0, basicYear = 0, premium = 0, premiumYear = 0] = pricesIn(country);
    for (const saving of [savingPercent(basicYear, basic), savingPercent(premiumYear, premium)])
      expect([16, 17]).toContain(saving);
  }
});

test('a year that costs twelve months saves nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (monthly) => {
      expect(savingPercent(12 * monthly, monthly)).toBe(0);
    }),
  );
});

test('Premium allows four profiles and devices without ads, Basic two with them', () => {
  const allowed = PLANS.map((plan) => {
    const { profiles, streams: devices, downloads, adFree } = capabilitiesOf(plan);
    return [plan, { profiles, devices, downloads: downloads !== null, adFree }];
  });
  expect(Object.fromEntries(allowed)).toEqual({
    Basic: { profiles: 2, devices: 2, downloads: false, adFree: false },
    Premium: { profiles: 4, devices: 4, downloads: true, adFree: true },
  });
});
