import { expect, test } from 'vitest';
import { subscribeLabel, subscribeLook, subscribePath } from './subscribe-label.ts';

const basic = { entitlement: 'Basic', period: 'monthly', promotion: false, paused: false } as const;

test('without an entitlement the button says subscribe [HF-09]', () => {
  expect(subscribeLabel({ ...basic, entitlement: null, period: null })).toBe('subscribe');
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

test('during a pause it says resume, and leads to the subscription instead of the plans', () => {
  expect(subscribeLabel({ entitlement: null, period: null, promotion: true, paused: true })).toBe('resume');
  expect(subscribePath('resume', 'en_us')).toBe('/en_us/account/payment');
  for (const label of ['subscribe', 'upgrade'] as const) expect(subscribePath(label, 'en_us')).toBe('/en_us/plan');
});

test('with Premium the button is an outlined link, to everyone else the one call with the gradient', () => {
  expect([null, 'Basic', 'Premium'].map((plan) => subscribeLook(plan as 'Basic' | 'Premium' | null))).toEqual([
    'subscribe',
    'subscribe',
    'outline',
  ]);
});
