import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANS, type Plan } from '../subscriptions/plan.ts';
import { type Campaign, decideCoupon, planOfFreeMonths } from './coupon.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const campaign = (plans: Campaign['plans']): Campaign => ({
  id: 'spring',
  offer: { kind: 'free_months', months: 1 },
  plans,
  periods: null,
  from: NOW,
  until: NOW + 1,
  multiUse: false,
});
const decide = (plans: Campaign['plans'], plan: Plan) =>
  decideCoupon({
    found: { campaign: campaign(plans), spent: false },
    subscription: null,
    partnerBilled: false,
    promotion: null,
    product: { plan, period: 'monthly', currency: 'USD' },
    now: NOW,
  });

test.each([
  [null, 'Basic', 'allowed'],
  [null, 'Premium', 'allowed'],
  [['Basic'], 'Basic', 'allowed'],
  [['Basic'], 'Premium', 'COUPON_NOT_FOR_PLAN'],
  [['Premium'], 'Basic', 'COUPON_PREMIUM_ONLY'],
  [['Premium'], 'Premium', 'allowed'],
  [['Basic', 'Premium'], 'Basic', 'allowed'],
  [[], 'Basic', 'COUPON_NOT_FOR_PLAN'],
  [[], 'Premium', 'COUPON_NOT_FOR_PLAN'],
] as const)('a coupon for the plans %j is, on %s, %s', (plans, plan, expected) => {
  const decided = decide(plans, plan);
  expect(decided.ok ? 'allowed' : decided.refusal).toBe(expected);
});

test('free months open the first plan of their campaign, and the entry plan if it names none', () => {
  expect(planOfFreeMonths({ id: 'spring', plans: null })).toBe('Basic');
  fc.assert(
    fc.property(fc.shuffledSubarray([...PLANS], { minLength: 1 }), (plans) => {
      expect(planOfFreeMonths({ id: 'spring', plans })).toBe(plans[0]);
    }),
  );
});

test('free months of a campaign for no plan are an error, and open neither Basic nor any other plan', () => {
  expect(() => planOfFreeMonths({ id: 'spring', plans: [] })).toThrow('campaign spring is for no plan');
});
