import { expect, test } from 'vitest';
import { returnName, returnNamed, detectTelevision } from './checkout-return.ts';

const ALL = [false, true].flatMap((coupon) =>
  [false, true].flatMap((succeeded) => ([null, 'stv', 'ltv', 'vtw'] as const).map((tv) => ({ coupon, succeeded, tv }))),
);

test('a checkout ends in one of sixteen ways, each with an address of its own', () => {
  const names = ALL.map(returnName);
  expect(new Set(names).size).toBe(16);
  expect(names).toContain('checkout-success');
  expect(names).toContain('checkout-coupon-failure-vtw');
  for (const outcome of ALL) expect(returnNamed(returnName(outcome))).toEqual(outcome);
});

test.each(['checkout', 'checkout-success-xtv', 'checkout-success-', 'coupon-success', 'Checkout-success', 'link'])(
  '%s is no end of a checkout [RT-85]',
  (type) => {
    expect(returnNamed(type)).toBeNull();
  },
);

test('a plan that a television sells leads back to it', () => {
  expect(detectTelevision('STV_BASIC_MONTHLY_USD')).toBe('stv');
  expect(detectTelevision('WEB_BASIC_MONTHLY_USD')).toBeNull();
});
