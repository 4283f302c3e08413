import type { ActiveSubscription, ReservedSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { beforeAll, expect, test } from 'vitest';
import { ENDS, PAUSE_WAITS, PAUSED, makeReserved, format, makeSubscription } from './own.fixture.ts';
import { listActions, toLabel, listRows, sayLimits, sayNext } from './own-view.ts';

beforeAll(() => loadWords('en_us'));

const ELSEWHERE = {
  next_amount: null,
  cancel_blocked_by: 'SUBSCRIPTION_BOUGHT_ELSEWHERE',
  change_blocked_by: 'SUBSCRIPTION_BOUGHT_ELSEWHERE',
} as const;
const PASS = {
  ...ENDS,
  renewable: false,
  cancel_blocked_by: 'PASS_CANNOT_CHANGE',
  change_blocked_by: 'PASS_CANNOT_CHANGE',
} as const;
const CANCELED = {
  ...ENDS,
  status: 'CANCELED',
  canceled: true,
  resumable: true,
  cancel_blocked_by: 'SUBSCRIPTION_ALREADY_CANCELED',
  change_blocked_by: 'RESUME_FIRST',
} as const;

const held = (more: Partial<ActiveSubscription> = {}, reserved: ReservedSubscription | null = null) => ({
  subscription: makeSubscription(more),
  reserved,
});

const PAUSE = makeReserved({ kind: 'pause', sku: 'WEB_BASIC_MONTHLY_USD', period: null, months: 1 });

test.each([
  [held(), 'Your plan renews automatically on December 1, 2026 for $7.99 plus applicable tax.'],
  [
    held({ status: 'FREE_TRIAL', free_trial_until: '2026-11-15T10:00:00Z', next_renewal_at: '2026-11-15T10:00:00Z' }),
    'You won’t be charged until November 15, 2026. After that, your plan continues at $7.99 plus applicable tax unless you cancel first.',
  ],
  [
    held({ ...ENDS, status: 'ACTIVE - IN RETRIES', retry_at: '2026-11-25T10:00:00Z' }),
    'Your last payment didn’t go through. We’ll try again on November 25, 2026. You can keep watching until December 1, 2026.',
  ],
  [
    held({ ...ENDS, status: 'ACTIVE - IN RETRIES' }),
    'Your last payment didn’t go through. We’re trying again. You can keep watching until December 1, 2026.',
  ],
  [
    held({ ...ENDS, status: 'GRACE_PERIOD' }),
    'We couldn’t collect your payment. Pay to keep your plan, or it ends on December 1, 2026.',
  ],
  [held(CANCELED), 'You can watch until December 1, 2026. You won’t be charged again. Resume to keep your plan.'],
  [
    held({ ...PASS, sku: 'SINGLE_BASIC', single_pass: true, payment_gateway: 'PASS' }),
    'Your pass lasts until December 1, 2026 and won’t renew. You won’t be charged.',
  ],
  [
    held({ ...ELSEWHERE, sku: 'IOS_PREMIUM_MONTHLY', payment_gateway: 'APPLE' }),
    'You pay through Apple App Store, where your plan renews on December 1, 2026. Change or cancel it there.',
  ],
  [
    held(PAUSE_WAITS, PAUSE),
    'Your pause starts on December 1, 2026. You can watch until then. You won’t be charged until January 1, 2027, when your plan resumes at $7.99 plus applicable tax.',
  ],
  [held(PAUSED), 'Your plan is paused until January 1, 2027. It then resumes automatically at $7.99 plus applicable tax.'],
  [held({ ...PAUSED, paused_until: null }), 'Your bank is still checking the payment. You can watch as soon as it’s confirmed.'],
  [held({}, makeReserved()), 'Your plan stays the same until December 1, 2026. Then Basic, annual starts.'],
  [
    held({}, makeReserved({ kind: 'pass', plan: 'Premium', period: null, days: 30 })),
    'Your Premium Pass starts on December 1, 2026. You won’t be charged while it lasts.',
  ],
])('one sentence says what happens next (%#)', (own, sentence) => {
  expect(sayNext(format(), own)).toBe(sentence);
});

test.each([
  ['IOS', 'APPLE', 'Apple App Store'],
  ['AND', 'ANDROID', 'Google Play'],
  ['ROKU', 'ROKU', 'Roku'],
  ['AMZ', 'AMAZON', 'Amazon'],
])('a subscription bought on %s names where to change it and offers no action here', (platform, gateway, name) => {
  const own = held({ ...ELSEWHERE, sku: `${platform}_PREMIUM_MONTHLY`, payment_gateway: gateway });
  expect(sayNext(format(), own)).toContain(`You pay through ${name}`);
  expect(listActions(own)).toEqual([]);
});

test('every known fact has a row, and facts that do not apply have none', () => {
  const own = held(
    { status: 'FREE_TRIAL', free_trial_until: '2026-12-01T10:00:00Z', promotion_until: '2027-11-01T10:00:00Z' },
    makeReserved(),
  );
  expect(listRows(format(), own, { brand: 'visa', last4: '4242' })).toEqual([
    ['plan', 'Basic, monthly'],
    ['started', 'November 1, 2026'],
    ['freeUntil', 'December 1, 2026'],
    ['promotionUntil', 'November 1, 2027'],
    ['nextCharge', '$7.99 plus applicable tax on December 1, 2026'],
    ['next', 'Basic, annual from December 1, 2026'],
    ['method', 'Visa ending in 4242'],
    ['platform', 'The Madang website'],
  ]);
  const pass = held({ ...PASS, sku: 'PASS_PREMIUM', plan: 'Premium', premium_pass: true, payment_gateway: 'COUPON' });
  expect(listRows(format(), pass, null)).toEqual([
    ['pass', 'Premium, Premium Pass'],
    ['started', 'November 1, 2026'],
    ['ends', 'December 1, 2026'],
    ['method', 'Coupon'],
  ]);
});

test('only actions that the rules allow are offered', () => {
  expect(listActions(held())).toEqual(['change', 'cancel']);
  expect(listActions(held({}, makeReserved()))).toEqual(['keepPlan', 'change', 'cancel']);
  expect(listActions(held(CANCELED))).toEqual(['resume']);
  expect(listActions(held({ ...ENDS, status: 'GRACE_PERIOD' }))).toEqual(['updateCard', 'change', 'cancel']);
  expect(listActions(held(PASS))).toEqual([]);
  expect(listActions(held({}, makeReserved({ kind: 'pass', period: null, days: 30 })))).toEqual(['change', 'cancel']);
});

test('a pause is offered as a secondary action, ended with its charge, and shown with both dates', () => {
  expect(listActions(held({ pause_blocked_by: null }))).toEqual(['change', 'pause', 'cancel']);
  expect(listActions(held(PAUSE_WAITS, PAUSE))).toEqual(['keepWatching', 'cancel']);
  expect(listActions(held(PAUSED))).toEqual(['endBreak', 'cancel']);
  expect(listActions(held({ ...PAUSED, paused_until: null }))).toEqual(['cancel']);
  const label = (more: Partial<ActiveSubscription>) => toLabel(format(), makeSubscription({ ...PAUSED, ...more }), 'endBreak');
  expect(label({})).toBe('Resume now for $7.99 plus applicable tax');
  expect(label({ currency: 'EUR' })).toBe('Resume now for €7.99');
  expect(label({ next_amount: null })).toBe('Resume plan');
  expect(toLabel(format(), makeSubscription(), 'pause')).toBe('Pause plan');
  expect(listRows(format(), held(PAUSE_WAITS, PAUSE), null)).toEqual([
    ['plan', 'Basic, monthly'],
    ['started', 'November 1, 2026'],
    ['nextCharge', '$7.99 plus applicable tax on January 1, 2027'],
    ['break', 'December 1, 2026 to January 1, 2027'],
    ['method', 'Card'],
    ['platform', 'The Madang website'],
  ]);
  const limits = (own: ReturnType<typeof held>) => sayLimits(format(), own, format().words.refusals);
  expect(limits(held(PAUSE_WAITS, PAUSE))).toEqual([]);
  expect(limits(held(PAUSED))).toEqual([
    'Come back anytime. You’ll start a new month for $7.99 plus applicable tax.',
    'Resume your subscription before you change plans.',
  ]);
});

test('the reason against a change or a cancellation is shown once, and only where the viewer can use it [ER-26]', () => {
  const limits = (more: Partial<ActiveSubscription>) => sayLimits(format(), held(more), format().words.refusals);
  expect(limits({ change_blocked_by: 'NO_CHANGE_DURING_PROMOTION' })).toEqual(['You can’t change plans during a promotion.']);
  expect(limits({ change_blocked_by: 'SUBSCRIPTIONS_CLOSED' })).toEqual([
    'You can’t change plans during maintenance. Your plan stays active. Please try again later.',
  ]);
  expect(limits(CANCELED)).toEqual(['Resume your subscription before you change plans.']);
  expect(
    limits({ sku: 'VRZ_BASIC_MONTHLY', payment_gateway: 'VERIZON', cancel_blocked_by: 'SUBSCRIPTION_BOUGHT_ELSEWHERE' }),
  ).toEqual(['To cancel, go to Verizon.']);
  expect(limits(PASS)).toEqual([]);
  expect(limits({})).toEqual([]);
});
