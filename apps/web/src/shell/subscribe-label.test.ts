import { expect, test } from 'vitest';
import { subscribeLabel } from './subscribe-label.ts';

const basic = { entitlement: 'Basic', period: 'monthly', promotion: false } as const;

test('without an entitlement the button says subscribe [HF-09]', () => {
  expect(subscribeLabel({ entitlement: null, period: null, promotion: false })).toBe('subscribe');
});

test.each(['annual', 'month', 'year', 'monthly'])('with Premium by the %s it says subscribe [HF-10]', (period) => {
  expect(subscribeLabel({ ...basic, entitlement: 'Premium', period })).toBe('subscribe');
});

test('a promotion makes it say subscribe [HF-11]', () => {
  expect(subscribeLabel({ ...basic, promotion: true })).toBe('subscribe');
});

test('with Basic it says upgrade [HF-12]', () => {
  expect(subscribeLabel(basic)).toBe('upgrade');
});
