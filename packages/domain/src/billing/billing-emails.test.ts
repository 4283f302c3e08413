import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginPause } from '../subscriptions/pause.ts';
import { beginWindow, cancel, decline, end, nextPeriod, takeOver } from '../subscriptions/subscription.ts';
import {
  cancellationEmail,
  upcomingChargeEmail,
  redemptionEmail,
  declineEmail,
  endEmail,
  pauseEmail,
  scheduledChangeEmail,
  trialChangeEmail,
} from './billing-emails.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const running = takeOver({
  id: 's',
  accountId: 'a',
  sku: 'WEB_BASIC_MONTHLY_USD',
  plan: 'Basic',
  period: 'monthly',
  gateway: 'CARD',
  status: 'ACTIVE',
  country: 'US',
  currency: 'USD',
  startedAt: NOW - 30 * DAY_MS,
  periodStart: NOW - 30 * DAY_MS,
  periodEnd: NOW,
});

test('a charge that fails names the next try while there is one, then the day on which access ends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('soft', 'hard'), { minLength: 1, maxLength: 4 }), (kinds) => {
      let subscription = running;
      for (const [index, kind] of kinds.entries()) {
        if (subscription.status === 'GRACE_PERIOD') return;
        subscription = decline(subscription, kind, subscription.nextAt ?? NOW);
        const email = declineEmail(subscription, `try ${index}`);
        const isLast = subscription.status === 'GRACE_PERIOD';
        expect(email).toMatchObject({
          kind: 'payment_failed',
          cause: `try ${index}`,
          details: { case: isLast ? 'last' : 'again', at: subscription.nextAt },
        });
        if (isLast) expect(email?.details.at).toBe(subscription.until);
      }
    }),
  );
});

test('a cancellation email names the end of access, and a canceled plan sends none about failed charges', () => {
  const canceled = cancel(running, NOW);
  if (!canceled.ok) throw new Error(canceled.refusal);
  expect(cancellationEmail(canceled.value, NOW)).toMatchObject({ cause: `s ${NOW}`, details: { at: canceled.value.until } });
  expect(declineEmail(decline(canceled.value, 'soft', NOW), 'try')).toBeNull();
});

test('the end of a subscription is mailed once, and says whether payment failed', () => {
  expect(endEmail(end(running, 'unpaid', NOW))).toMatchObject({ cause: 's', details: { case: 'unpaid', at: NOW } });
  expect(endEmail(end(running, 'ran_out', NOW))).toMatchObject({ cause: 's', details: { case: 'over' } });
});

test('a pause email names its start, its end and the next price, and the end of a pause is mailed as that of a trial', () => {
  const pause = { kind: 'pause', sku: running.sku, plan: 'Basic', months: 2, effectiveAt: NOW } as const;
  const until = Date.UTC(2027, 0, 23, 12);
  expect(pauseEmail(running, pause, 799, 1)).toMatchObject({
    kind: 'pause_chosen',
    cause: 's 1',
    details: { case: 'later', plan: 'Basic', price: 799, from: NOW, at: until },
  });
  const paused = beginPause(running, pause);
  expect(upcomingChargeEmail(paused, nextPeriod(paused, null), 867)).toMatchObject({
    kind: 'pause_ends',
    cause: `s ${until}`,
    details: { case: 'soon', price: 867, at: until },
  });
  const canceled = cancel(paused, NOW + DAY_MS);
  if (!canceled.ok) throw new Error(canceled.refusal);
  expect(endEmail(canceled.value)).toMatchObject({ details: { case: 'paused', at: NOW + DAY_MS } });
});

test('a scheduled plan change email names the new plan and its date, and another choice sends another email', () => {
  const reserved = { kind: 'plan', sku: 'WEB_PREMIUM_ANNUAL_USD', plan: 'Premium', period: 'annual', effectiveAt: NOW } as const;
  const [first, second] = [scheduledChangeEmail(running, reserved, 1), scheduledChangeEmail(running, reserved, 2)];
  expect(first.details).toMatchObject({ plan: 'Premium', period: 'annual', case: 'later', at: NOW });
  expect(first.cause).not.toBe(second.cause);
  expect(trialChangeEmail(running, 799, NOW).details).toMatchObject({ case: 'trial', price: 799, at: running.periodEnd });
});

test('a redemption email names the period of access', () => {
  const named = {
    id: 'w',
    accountId: 'a',
    sku: 'PASS_PREMIUM_MONTHLY',
    plan: 'Premium',
    country: 'US',
    currency: 'USD',
  } as const;
  const window = beginWindow({ ...named, code: 'C0DE', now: NOW, until: NOW + 30 * DAY_MS });
  expect(redemptionEmail('w', { ...window, state: 'begun' })).toMatchObject({
    kind: 'pass_redeemed',
    details: { plan: 'Premium', case: 'begun', from: NOW, at: NOW + 30 * DAY_MS, paid: 0 },
  });
});
