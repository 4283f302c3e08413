import { PERIODS, PLANS } from '@madang/domain/subscriptions/plan.ts';
import { expect, test } from 'vitest';
import type { ShownOffer, PlanView } from './plan-view.ts';
import { toPlanCheckout, type PlanStanding, countTrialDays, wayTo } from './plan-way.ts';

const STRANGER: PlanStanding = { signedIn: false, owned: null, blockedBy: null, firstTime: true };
const GUEST: PlanStanding = { ...STRANGER, signedIn: true };
const PREMIUM_MONTHLY = { plan: 'Premium', period: 'monthly' } as const;

const offer = (more: Partial<ShownOffer> = {}): ShownOffer => ({
  price: 799,
  currency: 'USD',
  sku: 'WEB_BASIC_MONTHLY_USD',
  trialDays: 14,
  savingPercent: 0,
  promotion: null,
  ...more,
});
const plansWith = (annual: Partial<ShownOffer> = {}): readonly PlanView[] =>
  PLANS.map((plan) => ({
    plan,
    profiles: 2,
    devices: 2,
    downloads: false,
    adFree: false,
    offers: { monthly: offer(), annual: offer({ trialDays: 0, ...annual }) },
  }));

test('signed-out visitors sign in first, and other visitors go on to buy [SU-82]', () => {
  expect(wayTo(PREMIUM_MONTHLY, STRANGER)).toBe('sign_in');
  expect(wayTo(PREMIUM_MONTHLY, GUEST)).toBe('buy');
});

test('a subscriber sees the plan as owned, and the others as a change', () => {
  const standing: PlanStanding = { ...GUEST, owned: { plan: 'Basic', period: 'monthly' }, firstTime: false };
  const ways = PLANS.flatMap((plan) => PERIODS.map((period) => wayTo({ plan, period }, standing)));
  expect(ways).toEqual(['owned', 'upgrade', 'upgrade', 'upgrade']);
  const best: PlanStanding = { ...standing, owned: { plan: 'Premium', period: 'annual' } };
  expect(wayTo({ plan: 'Basic', period: 'annual' }, best)).toBe('change');
});

test('no button is shown when no change is possible', () => {
  const standing: PlanStanding = { ...GUEST, owned: { plan: 'Basic', period: 'annual' }, firstTime: false };
  expect(wayTo(PREMIUM_MONTHLY, standing)).toBeNull();
  expect(wayTo({ plan: 'Premium', period: 'annual' }, { ...standing, blockedBy: 'NO_CHANGE_DURING_PROMOTION' })).toBeNull();
});

test('during maintenance nothing is for sale, and a plan that runs is still shown [SU-77]', () => {
  for (const standing of [STRANGER, GUEST])
    expect(wayTo(PREMIUM_MONTHLY, { ...standing, blockedBy: 'SUBSCRIPTIONS_CLOSED' })).toBeNull();
  expect(wayTo(PREMIUM_MONTHLY, { ...GUEST, owned: PREMIUM_MONTHLY, blockedBy: 'SUBSCRIPTIONS_CLOSED' })).toBe('owned');
});

test('free days are promised for a first monthly subscription while no promotion runs [SU-06] [SU-08] [SU-09] [SU-10]', () => {
  expect(countTrialDays(plansWith(), PREMIUM_MONTHLY, STRANGER)).toBe(14);
  expect(countTrialDays(plansWith(), { plan: 'Premium', period: 'annual' }, STRANGER)).toBe(0);
  expect(countTrialDays(plansWith(), PREMIUM_MONTHLY, { ...GUEST, firstTime: false })).toBe(0);
  expect(countTrialDays(plansWith({ promotion: { percent: 30, price: 559 } }), PREMIUM_MONTHLY, STRANGER)).toBe(0);
});

test('a choice is stored with the keys that the checkout reads [BI-89] [BI-90] [BI-91] [BI-92] [BI-93] [BI-94] [BI-95] [BI-96] [BI-97]', () => {
  expect(toPlanCheckout(offer(), 'monthly', 'AAAABBBBCCCCDDDDEEEE')).toEqual({
    currency: 'USD',
    skuID: 'WEB_BASIC_MONTHLY_USD',
    gatewayCode: 'CARD',
    period: 'monthly',
    skipTrial: false,
    referenceType: 'web',
    renewable: true,
    campaignId: null,
    couponCode: 'AAAABBBBCCCCDDDDEEEE',
  });
});
