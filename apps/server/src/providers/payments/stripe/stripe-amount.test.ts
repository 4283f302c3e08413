import { expect, test } from 'vitest';
import { stripeAmount } from './stripe-amount.ts';

test.each([
  ['USD', 1099, 1099],
  ['BRL', 2990, 2990],
  ['KRW', 9900, 9900],
  ['JPY', 980, 980],
  ['VND', 49_000, 49_000],
  ['CLP', 5000, 5000],
  // Whole units in our amounts, hundredths at Stripe
  ['ISK', 1500, 150_000],
  ['UGX', 40_000, 4_000_000],
  // Four decimals in our amounts, hundredths at Stripe
  ['CLF', 50_000, 500],
  ['KWD', 3990, 3990],
])('an amount of %s with %i minor units is %i at Stripe', (currency, ours, units) => {
  expect(stripeAmount(ours, currency)).toBe(units);
});

test.each([
  ['CLF', 50_001],
  ['KWD', 3999],
  ['USD', 10.5],
  ['UGX', 2 ** 52],
])('an amount of %s that Stripe cannot represent throws: %d', (currency, amount) => {
  expect(() => stripeAmount(amount, currency)).toThrow(currency);
});

test('one hundred units of every currency convert to their amount at Stripe', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    // One hundred whole units are exact in every currency
    const units = stripeAmount(100 * 10 ** digits, currency);
    expect([100, 10_000, 100_000], currency).toContain(units);
  }
});
