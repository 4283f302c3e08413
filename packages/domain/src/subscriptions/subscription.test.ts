import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodsFrom } from '../billing/periods.ts';
import { quotePurchase } from '../billing/price.ts';
import { entitlementAt } from './entitlement.ts';
import { productsFor } from './product.ts';
import {
  begin,
  beginPass,
  cancel,
  collectNow,
  decline,
  end,
  reactivate,
  renew,
  type Reserved,
  stepDue,
  type Subscription,
  takeOver,
  markChargeNoticeSent,
  waitForCharge,
} from './subscription.ts';

const NOW = Date.parse('2026-01-31T09:00:00Z');
const DAY_MS = 86_400_000;

const bought = (sku: string, { skipTrial = false, now = NOW, renewable = true } = {}): Subscription => {
  const product = productsFor('US').find((one) => one.sku === sku);
  if (!product) throw new Error(sku);
  const tax = () => ({ added: 0, included: 0 });
  const quote = quotePurchase({
    product,
    firstTime: true,
    skipTrial,
    renewable,
    promotion: null,
    offer: null,
    balance: 0,
    tax,
    now,
  });
  return begin({ id: 's', accountId: 'a', country: 'US', gateway: 'CARD', renewable, quote, code: null, now });
};
const value = <T>(decided: { readonly ok: boolean; readonly value?: T }): T => {
  if (!decided.ok || decided.value === undefined) throw new Error('It was refused.');
  return decided.value;
};
/** Pays whatever is due until an instant, and gives all periods that were paid for. */
const live = (subscription: Subscription, until: number) => {
  const paid: { readonly start: number; readonly end: number; readonly number: number }[] = [];
  let current = subscription;
  if (stepDue(current, null, current.nextAt ?? 0).do === 'tell_charge')
    current = markChargeNoticeSent(current, current.nextAt ?? 0);
  for (let step = stepDue(current, null, until); step.do === 'charge'; step = stepDue(current, null, until)) {
    paid.push(step.period);
    current = renew(waitForCharge(current), step.period);
  }
  return { current, paid };
};

test('nothing is due before its time, nor while a charge is under way, nor when all is over', () => {
  const subscription = bought('WEB_BASIC_MONTHLY_USD', { skipTrial: true });
  expect(stepDue(subscription, null, subscription.periodEnd - 1)).toEqual({ do: 'wait', until: subscription.periodEnd });
  expect(stepDue(waitForCharge(subscription), null, subscription.periodEnd)).toEqual({ do: 'wait', until: null });
  expect(stepDue(end(subscription, 'canceled', NOW), null, subscription.periodEnd)).toEqual({ do: 'wait', until: null });
});

test('periods follow one another without gap or overlap, each boundary counted from the anchor', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('WEB_BASIC_MONTHLY_USD', 'WEB_PREMIUM_ANNUAL_USD'),
      fc.boolean(),
      fc.nat(1_460),
      fc.integer({ min: 1, max: 900 }),
      (sku, skipTrial, shift, days) => {
        const now = NOW + shift * DAY_MS;
        const subscription = bought(sku, { skipTrial, now });
        const { current, paid } = live(subscription, now + days * DAY_MS);
        const anchor = subscription.trialUntil ?? now;
        let before = subscription.periodEnd;
        for (const { start, end: until, number } of paid) {
          expect(start).toBe(before);
          expect(until).toBe(periodsFrom(anchor, subscription.period, number));
          expect(until).toBeGreaterThan(start);
          before = until;
        }
        expect(current.periodEnd).toBe(before);
        expect(current.periodEnd).toBeGreaterThan(now + days * DAY_MS);
      },
    ),
  );
});

test('a late renewal leaves no gap in access', () => {
  const subscription = bought('WEB_BASIC_MONTHLY_USD', { skipTrial: true });
  expect(entitlementAt(subscription, subscription.periodEnd + 3_600_000)).not.toBeNull();
});

describe('a charge that is declined', () => {
  const due = bought('WEB_BASIC_MONTHLY_USD', { skipTrial: true });
  const at = due.periodEnd;

  test('softly is tried after one, three and seven days; then there are three days of grace [SU-88]', () => {
    const days: (number | null)[] = [];
    let current = decline(waitForCharge(due), 'soft', at);
    for (const expected of ['ACTIVE - IN RETRIES', 'ACTIVE - IN RETRIES', 'ACTIVE - IN RETRIES', 'GRACE_PERIOD']) {
      expect(current.status).toBe(expected);
      expect(entitlementAt(current, current.nextAt ?? 0)).toEqual(current.status === 'GRACE_PERIOD' ? null : current);
      days.push(current.nextAt === null ? null : (current.nextAt - at) / DAY_MS);
      if (current.status === 'ACTIVE - IN RETRIES') current = decline(waitForCharge(current), 'soft', current.nextAt ?? 0);
    }
    expect(days).toEqual([1, 3, 7, 10]);
    expect(stepDue(current, null, at + 10 * DAY_MS)).toEqual({ do: 'end', reason: 'unpaid', at: at + 10 * DAY_MS });
  });

  test('for good is not tried again, unless there is another card', () => {
    const grace = decline(waitForCharge(due), 'hard', at);
    expect(grace).toMatchObject({ status: 'GRACE_PERIOD', nextAt: at + 3 * DAY_MS });
    const again = collectNow(grace, at + DAY_MS);
    expect(stepDue(again, null, at + DAY_MS)).toMatchObject({ do: 'charge', period: { start: at } });
  });

  test('and paid after all keeps its anchor', () => {
    const retried = decline(waitForCharge(due), 'soft', at);
    const step = stepDue(retried, null, at + DAY_MS);
    if (step.do !== 'charge') throw new Error(step.do);
    expect(renew(retried, step.period)).toMatchObject({
      status: 'ACTIVE',
      periodStart: at,
      periodEnd: periodsFrom(NOW, 'monthly', 2),
    });
  });
});

describe('cancelling', () => {
  test('and resuming before the end leaves all as it was [SU-65]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(13), fc.constantFrom('none', 'soft', 'hard'), (skipTrial, day, trouble) => {
        const paying = bought('WEB_BASIC_MONTHLY_USD', { skipTrial });
        const before = trouble === 'none' ? paying : decline(waitForCharge(paying), trouble, paying.periodEnd);
        const canceled = value(cancel(before, NOW));
        expect(canceled.status).toBe('CANCELED');
        expect(canceled.until).toBeLessThanOrEqual(before.until);
        const at = trouble === 'none' ? NOW + day * DAY_MS : before.periodEnd + 1;
        expect(value(reactivate(canceled, at))).toEqual(before);
      }),
    );
  });

  test('ends what is usable with the period, and nothing is charged', () => {
    const canceled = value(cancel(bought('WEB_BASIC_MONTHLY_USD', { skipTrial: true }), NOW));
    expect(entitlementAt(canceled, canceled.periodEnd - 1)).not.toBeNull();
    expect(entitlementAt(canceled, canceled.periodEnd)).toBeNull();
    expect(stepDue(canceled, null, canceled.periodEnd)).toEqual({ do: 'end', reason: 'canceled', at: canceled.periodEnd });
  });

  test('is not for passes, nor for what was bought elsewhere, nor twice [SU-33]', () => {
    const own = bought('WEB_BASIC_MONTHLY_USD');
    const refusals = ['PASS_BASIC_MONTHLY', 'IOS_BASIC_MONTHLY', 'VRZ_BASIC_MONTHLY'].map((sku) => {
      const decided = cancel({ ...own, sku }, NOW);
      return decided.ok ? null : decided.refusal;
    });
    expect(refusals).toEqual(['PASS_CANNOT_CHANGE', 'SUBSCRIPTION_BOUGHT_ELSEWHERE', 'SUBSCRIPTION_BOUGHT_ELSEWHERE']);
    for (const sku of ['WEB_BASIC_MONTHLY', 'STV_BASIC_MONTHLY', 'LTV_BASIC_MONTHLY', 'VTW_BASIC_MONTHLY'])
      expect(cancel({ ...own, sku }, NOW).ok).toBe(true);
    expect(cancel(value(cancel(own, NOW)), NOW)).toEqual({ ok: false, refusal: 'SUBSCRIPTION_ALREADY_CANCELED' });
    expect(cancel(null, NOW)).toEqual({ ok: false, refusal: 'SUBSCRIPTION_NOT_FOUND' });
  });
});

test('a pass runs in the place of a period, and what was paid before goes on after it', () => {
  const paying = bought('WEB_BASIC_MONTHLY_USD', { skipTrial: true });
  const pass: Reserved = { kind: 'pass', sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30, effectiveAt: paying.periodEnd };
  expect(stepDue(paying, pass, paying.periodEnd)).toEqual({ do: 'begin_pass', pass });
  const running = beginPass(paying, pass);
  expect(running).toMatchObject({ plan: 'Premium', periodStart: paying.periodEnd, periodEnd: paying.periodEnd + 30 * DAY_MS });
  const step = stepDue(running, null, running.periodEnd);
  expect(step).toMatchObject({ do: 'charge', period: { plan: 'Basic', start: running.periodEnd, anchorAt: running.periodEnd } });
});

test('a single period ends by itself [SU-86]', () => {
  const single = bought('WEB_BASIC_MONTHLY_USD', { renewable: false });
  expect(stepDue(single, null, single.periodEnd)).toEqual({ do: 'end', reason: 'ran_out', at: single.periodEnd });
});

test('what is kept elsewhere is due nowhere here', () => {
  const facts = { id: 's', accountId: 'a', plan: 'Basic', period: 'monthly', gateway: 'APPLE', status: 'ACTIVE' } as const;
  const store = takeOver({
    ...facts,
    sku: 'IOS_BASIC_MONTHLY',
    country: 'US',
    currency: 'USD',
    startedAt: NOW,
    periodStart: NOW,
    periodEnd: NOW + DAY_MS,
  });
  expect(stepDue(store, null, NOW + 100 * DAY_MS)).toEqual({ do: 'wait', until: null });
});

test('a subscription to an unknown product is an error when its charge is due, and is never charged as its stored plan', () => {
  const unknown = { ...bought('WEB_BASIC_MONTHLY_USD', { skipTrial: true }), sku: 'WEB_GOLD_MONTHLY_USD' };
  expect(() => stepDue(unknown, null, unknown.nextAt ?? 0)).toThrow('unknown product: WEB_GOLD_MONTHLY_USD');
});
