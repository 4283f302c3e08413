import { describe, expect, test } from 'vitest';
import { reservedFrom, runningOf, statusOf, subscriptionFrom } from './projected-subscription.ts';
import { compareReading } from './read-account.ts';
import { toStableUuid, RecurlyInvoice, RecurlySubscription } from '../providers/payments/recurly/recurly-shapes.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 86_400_000;
const day = (days: number): Date => new Date(NOW + days * DAY_MS);
const whose = { accountId: 'a1', country: 'US', now: NOW };

const subscription = (different: object = {}): RecurlySubscription =>
  RecurlySubscription.parse({
    id: 's1',
    object: 'subscription',
    account: { code: 'a1' },
    plan: { code: 'web_premium_monthly_usd' },
    state: 'active',
    currentPeriodStartedAt: day(-10),
    currentPeriodEndsAt: day(20),
    autoRenew: true,
    currency: 'USD',
    createdAt: day(-40),
    updatedAt: day(-10),
    activatedAt: day(-40),
    ...different,
  });
const bill = (state: string, different: object = {}): RecurlyInvoice =>
  RecurlyInvoice.parse({
    id: 'i1',
    object: 'invoice',
    type: 'charge',
    origin: 'renewal',
    state,
    currency: 'USD',
    total: 12.99,
    lineItems: [{ type: 'charge', planCode: 'web_premium_monthly_usd', subscriptionId: 's1' }],
    ...different,
  });

describe('the status of a Recurly subscription', () => {
  const trial = { trialEndsAt: NOW + DAY_MS };
  test.each([
    ['an active one', { state: 'active', trialEndsAt: null }, [], 'ACTIVE'],
    ['one in its trial', { state: 'active', ...trial }, [], 'FREE_TRIAL'],
    ['one whose trial is over', { state: 'active', trialEndsAt: NOW }, [], 'ACTIVE'],
    ['one that owes a renewal', { state: 'active', trialEndsAt: null }, [{}], 'ACTIVE - IN RETRIES'],
    [
      'one that was reminded for the last time',
      { state: 'active', trialEndsAt: null },
      [{ finalDunningEvent: true }],
      'GRACE_PERIOD',
    ],
    ['a cancelled one', { state: 'canceled', trialEndsAt: null }, [], 'CANCELED'],
    ['one that was cancelled in its trial', { state: 'canceled', ...trial }, [], 'CANCELED'],
    ['a paused one', { state: 'paused', trialEndsAt: null }, [], 'CANCELED'],
  ] as const)('%s', (_title, there, owed, status) => {
    expect(statusOf(there, owed, NOW)).toBe(status);
  });
});

describe('a Recurly subscription in our tables', () => {
  test('is never due in our engine, and keeps access for one day past its period', () => {
    expect(subscriptionFrom(subscription(), [], whose)).toMatchObject({
      id: toStableUuid('subscription', 's1'),
      sku: 'WEB_PREMIUM_MONTHLY_USD',
      plan: 'Premium',
      period: 'monthly',
      nextAt: null,
      endedAt: null,
      until: NOW + 21 * DAY_MS,
    });
  });
  test('runs to the end of its period when it is canceled [SU-62]', () => {
    const canceled = subscription({ state: 'canceled', expiresAt: day(20) });
    expect(subscriptionFrom(canceled, [], whose)).toMatchObject({
      status: 'CANCELED',
      statusBefore: 'ACTIVE',
      until: NOW + 20 * DAY_MS,
      endedAt: null,
    });
  });
  test('ends when it expires, for the reason unpaid where an invoice failed', () => {
    const expired = subscription({ state: 'expired', expiresAt: day(-1) });
    expect(subscriptionFrom(expired, [], whose)).toMatchObject({
      endedAt: NOW - DAY_MS,
      endReason: 'canceled',
      until: NOW - DAY_MS,
    });
    expect(subscriptionFrom(expired, [bill('failed')], whose)).toMatchObject({ endReason: 'unpaid' });
  });
  test('gives no access while it is paused', () => {
    expect(subscriptionFrom(subscription({ state: 'paused' }), [], whose)?.until).toBeLessThan(NOW);
  });
  test('is null where its plan is not ours, or has not started', () => {
    expect(subscriptionFrom(subscription({ plan: { code: 'gold' } }), [], whose)).toBeNull();
    expect(subscriptionFrom(subscription({ state: 'future' }), [], whose)).toBeNull();
  });
  test('is the newest running one of several', () => {
    const old = subscription({ id: 's0', createdAt: day(-80) });
    const over = subscription({ id: 's2', state: 'expired', createdAt: day(-1) });
    expect(runningOf([old, over, subscription()])?.id).toBe('s1');
    expect(runningOf([over])).toBeNull();
  });
  test('has a scheduled plan until that is active or the subscription canceled [SU-32]', () => {
    const pendingChange = { plan: { code: 'web_basic_monthly_usd' }, activateAt: day(20), activated: false };
    expect(reservedFrom(subscription({ pendingChange }))).toEqual({
      kind: 'plan',
      sku: 'WEB_BASIC_MONTHLY_USD',
      plan: 'Basic',
      period: 'monthly',
      effectiveAt: NOW + 20 * DAY_MS,
    });
    expect(reservedFrom(subscription({ pendingChange: { ...pendingChange, activated: true } }))).toBeNull();
    expect(reservedFrom(subscription({ pendingChange, state: 'canceled' }))).toBeNull();
  });
});

test.each([
  [{ ticket: 2, version: 10 }, { applied: 1, passed: 0, version: 10 }, 'newer'],
  [{ ticket: 2, version: 11 }, { applied: 1, passed: 1, version: 10 }, 'newer'],
  [{ ticket: 1, version: null }, { applied: 0, passed: 0, version: null }, 'newer'],
  [{ ticket: 1, version: 11 }, { applied: 2, passed: 0, version: 10 }, 'overtaken'],
  [{ ticket: 2, version: 11 }, { applied: 1, passed: 3, version: 10 }, 'too little'],
  [{ ticket: 3, version: 9 }, { applied: 2, passed: 0, version: 10 }, 'too little'],
  [{ ticket: 3, version: null }, { applied: 2, passed: 0, version: 10 }, 'too little'],
])('the reading %o on top of %o is %s', (reading, soFar, worth) => {
  expect(compareReading(reading, soFar)).toBe(worth);
});
