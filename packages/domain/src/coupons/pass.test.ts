import { expect, test } from 'vitest';
import { takeOver } from '../subscriptions/subscription.ts';
import { decidePass, type PassFacts } from './coupon.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const CARD = { sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30 } as const;
const GIFT = { ...CARD, days: 31, isGift: true } as const;
const RUNNING = takeOver({
  id: 's',
  accountId: 'a',
  sku: 'WEB_BASIC_MONTHLY_USD',
  plan: 'Basic',
  period: 'monthly',
  gateway: 'CARD',
  status: 'ACTIVE',
  country: 'US',
  currency: 'USD',
  startedAt: NOON,
  periodStart: NOON,
  periodEnd: NOON + 86_400_000,
});
const OF_A_STORE = { ...RUNNING, sku: 'IOS_PREMIUM_MONTHLY' };
const FREE: PassFacts = { pass: CARD, subscription: null, hasReserved: false, redeemedBefore: false, partnerBilled: false };

test.each([
  ['a card, by a viewer without a plan', FREE, 'now'],
  ['a gift, by a viewer without a plan', { ...FREE, pass: GIFT }, 'now'],
  ['a card, by a viewer who has redeemed one', { ...FREE, redeemedBefore: true }, 'PASS_ALREADY_REDEEMED'],
  ['a gift, by a viewer who has redeemed a card', { ...FREE, pass: GIFT, redeemedBefore: true }, 'now'],
  ['a code that is none', { ...FREE, pass: null }, 'COUPON_INVALID'],
  [
    'a code that is none, by a viewer who has redeemed a card',
    { ...FREE, pass: null, redeemedBefore: true },
    'PASS_ALREADY_REDEEMED',
  ],
  ['a card, by a subscriber', { ...FREE, subscription: RUNNING }, 'reserved'],
  ['a gift, by a subscriber', { ...FREE, pass: GIFT, subscription: RUNNING, redeemedBefore: true }, 'reserved'],
  ['a gift, while something waits already', { ...FREE, pass: GIFT, subscription: RUNNING, hasReserved: true }, 'CHANGE_PENDING'],
  ['a gift, after a plan has ended', { ...FREE, pass: GIFT, subscription: { ...RUNNING, endedAt: NOON } }, 'now'],
  ['a gift, by a subscriber of an app store', { ...FREE, pass: GIFT, subscription: OF_A_STORE }, 'NOT_PAYABLE_ON_WEB'],
  [
    'a gift, by a former subscriber of an app store',
    { ...FREE, pass: GIFT, subscription: { ...OF_A_STORE, status: 'CANCELED' } },
    'reserved',
  ],
  ['a gift, by whom a partner pays for', { ...FREE, pass: GIFT, partnerBilled: true }, 'BILLED_BY_PARTNER'],
] as const)('redeeming %s', (_what, facts, expected) => {
  const decided = decidePass(facts);
  expect(decided.ok ? decided.value : decided.refusal).toBe(expected);
});
