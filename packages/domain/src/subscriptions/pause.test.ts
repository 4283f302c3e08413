import { expect, test } from 'vitest';
import { decidePass } from '../coupons/coupon.ts';
import {
  beginPause,
  decidePause,
  PAUSE_MONTHS,
  PAUSE_REFUSALS,
  pauseBlockedBy,
  type PauseFacts,
  type PauseRefusal,
  resumePaused,
} from './pause.ts';
import { PERIODS, type Period } from './plan.ts';
import { RUNNING_STATUSES, type RunningStatus } from './status.ts';
import { beginPass, cancel, type Reserved, type Subscription, takeOver } from './subscription.ts';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const DAY_MS = 86_400_000;
const PERIOD_END = Date.parse('2026-12-21T09:00:00Z');

const both = [false, true];
const PLATFORMS = ['WEB', 'STV', 'LTV', 'VTW', 'VRZ', 'IOS', 'AND', 'ROKU', 'AMZ', 'SINGLE', 'PASS'] as const;
const CANCELED_HERE = new Set(['WEB', 'STV', 'LTV', 'VTW']);
const RESERVED = [null, 'plan', 'pass', 'pause'] as const;

interface Cell {
  readonly offered: boolean;
  readonly partner: boolean;
  readonly status: RunningStatus | 'none' | 'over';
  readonly platform: (typeof PLATFORMS)[number];
  readonly single: boolean;
  readonly period: Period;
  readonly promotion: boolean;
  readonly reserved: (typeof RESERVED)[number];
  readonly paying: boolean;
}

/** Every combination of what a pause depends on. */
const cells = function* (): Generator<Cell> {
  for (const status of [...RUNNING_STATUSES, 'none', 'over'] as const)
    for (const platform of PLATFORMS)
      for (const period of PERIODS)
        for (const reserved of RESERVED)
          for (const single of both)
            for (const promotion of both)
              for (const offered of both)
                for (const partner of both)
                  for (const paying of both)
                    yield { offered, partner, status, platform, single, period, promotion, reserved, paying };
};

/** What the table says: the first line that holds, in its order. */
const expected = (cell: Cell): PauseRefusal | null => {
  const { offered, partner, status, platform, single, period, promotion, reserved, paying } = cell;
  const lines: readonly (readonly [boolean, PauseRefusal])[] = [
    [!offered, 'PAUSE_NOT_OFFERED'],
    [partner, 'BILLED_BY_PARTNER'],
    [status === 'none' || status === 'over', 'SUBSCRIPTION_NOT_FOUND'],
    [platform === 'PASS' || platform === 'SINGLE' || single, 'PASS_CANNOT_CHANGE'],
    [!CANCELED_HERE.has(platform), 'SUBSCRIPTION_BOUGHT_ELSEWHERE'],
    [status === 'CANCELED', 'RESUME_FIRST'],
    [status === 'PAUSED' || reserved === 'pause', 'ALREADY_PAUSED'],
    [status === 'ACTIVE - IN RETRIES' || status === 'GRACE_PERIOD', 'PAYMENT_DUE'],
    [status === 'FREE_TRIAL', 'PAUSE_NOT_IN_TRIAL'],
    [period === 'annual', 'PAUSE_MONTHLY_ONLY'],
    [promotion, 'NO_CHANGE_DURING_PROMOTION'],
    [reserved !== null, 'CHANGE_PENDING'],
    [paying, 'PURCHASE_UNDER_WAY'],
  ];
  return lines.find(([holds]) => holds)?.[1] ?? null;
};

const running = (more: Partial<Subscription> = {}): Subscription => ({
  ...takeOver({
    id: 's',
    accountId: 'a',
    sku: 'WEB_BASIC_MONTHLY_USD',
    plan: 'Basic',
    period: 'monthly',
    gateway: 'CARD',
    status: 'ACTIVE',
    country: 'US',
    currency: 'USD',
    startedAt: NOW - 10 * DAY_MS,
    periodStart: NOW - 10 * DAY_MS,
    periodEnd: PERIOD_END,
  }),
  ...more,
});

const waits = { effectiveAt: PERIOD_END, plan: 'Basic', sku: 'WEB_BASIC_MONTHLY_USD' } as const;
const pauseOf = (months: number): Extract<Reserved, { kind: 'pause' }> => ({ kind: 'pause', months, ...waits });
const RESERVATIONS: Readonly<Record<NonNullable<Cell['reserved']>, Reserved>> = {
  plan: { kind: 'plan', period: 'monthly', ...waits },
  pass: { kind: 'pass', days: 30, ...waits },
  pause: pauseOf(1),
};

const factsOf = ({ offered, partner, status, platform, single, period, promotion, reserved, paying }: Cell): PauseFacts => {
  const isRunning = status !== 'none' && status !== 'over';
  const subscription = running({
    sku: `${platform}_BASIC_${period.toUpperCase()}_USD`,
    period,
    renewable: !single,
    status: isRunning ? status : 'ACTIVE',
    promotionUntil: promotion ? NOW + DAY_MS : null,
    endedAt: status === 'over' ? NOW - DAY_MS : null,
  });
  return {
    subscription: status === 'none' ? null : subscription,
    reserved: reserved && RESERVATIONS[reserved],
    partnerBilled: partner,
    pausesOffered: offered,
    isPaying: paying,
    now: NOW,
  };
};

test('of all pauses each is allowed or refused as the table says, by the screen and by the call alike', () => {
  const differences: unknown[] = [];
  const found = new Set<PauseRefusal | null>();
  let count = 0;
  for (const cell of cells()) {
    count += 1;
    const facts = factsOf(cell);
    const blocked = pauseBlockedBy(facts);
    const decided = decidePause(facts, 1);
    found.add(blocked);
    const wanted = expected(cell);
    if (blocked !== wanted || (decided.ok ? null : decided.refusal) !== wanted)
      differences.push({ cell, blocked, decided, wanted });
  }
  expect(count).toBeGreaterThan(19_000);
  expect(differences.slice(0, 3)).toEqual([]);
  expect([...found].filter((refusal) => refusal !== null).toSorted()).toEqual([...PAUSE_REFUSALS].toSorted());
});

test('an ended promotion does not prevent a pause', () => {
  const facts = factsOf({
    offered: true,
    partner: false,
    status: 'ACTIVE',
    platform: 'WEB',
    single: false,
    period: 'monthly',
    promotion: false,
    reserved: null,
    paying: false,
  });
  expect(pauseBlockedBy({ ...facts, subscription: running({ promotionUntil: NOW }) })).toBeNull();
});

test('a pause begins when what is paid for is over, and names the plan that goes on afterwards', () => {
  const pass: Reserved = { kind: 'pass', sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30, effectiveAt: PERIOD_END };
  const inPass = beginPass(running(), pass);
  const facts = {
    subscription: inPass,
    reserved: null,
    partnerBilled: false,
    pausesOffered: true,
    isPaying: false,
    now: NOW,
  };
  for (const months of PAUSE_MONTHS)
    expect(decidePause(facts, months)).toEqual({
      ok: true,
      value: { kind: 'pause', sku: 'WEB_BASIC_MONTHLY_USD', plan: 'Basic', months, effectiveAt: inPass.periodEnd },
    });
});

test.each([
  [1, '2027-01-21T09:00:00Z'],
  [2, '2027-02-21T09:00:00Z'],
  [3, '2027-03-21T09:00:00Z'],
] as const)('a pause of %i months ends on %s', (months, end) => {
  expect(beginPause(running(), pauseOf(months))).toMatchObject({
    status: 'PAUSED',
    periodStart: PERIOD_END,
    periodEnd: Date.parse(end),
    until: PERIOD_END,
  });
});

test('a plan canceled during a pause ends at once, because nothing is left that was paid for', () => {
  const paused = beginPause(running(), pauseOf(2));
  const at = PERIOD_END + 5 * DAY_MS;
  expect(cancel(paused, at)).toMatchObject({
    ok: true,
    value: { status: 'CANCELED', statusBefore: 'PAUSED', endedAt: at, endReason: 'canceled', nextAt: null, until: PERIOD_END },
  });
  // Unless the next period is being paid for: it may be theirs in a moment.
  const resumed = resumePaused(paused, null, at);
  if (!resumed.ok) throw new Error(resumed.refusal);
  expect(cancel({ ...resumed.value, nextAt: null }, at)).toMatchObject({
    ok: true,
    value: { status: 'CANCELED', endedAt: null, nextAt: at },
  });
});

test('no pass is redeemed during a pause, nor before one that waits', () => {
  const pass = { sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30 } as const;
  const facts = { pass, redeemedBefore: false, partnerBilled: false };
  const paused = beginPause(running(), pauseOf(1));
  expect(decidePass({ ...facts, subscription: paused, hasReserved: false })).toEqual({ ok: false, refusal: 'RESUME_FIRST' });
  expect(decidePass({ ...facts, subscription: running(), hasReserved: true })).toEqual({ ok: false, refusal: 'CHANGE_PENDING' });
});

test('nothing is resumed that is not paused', () => {
  const refused = (refusal: string) => ({ ok: false, refusal });
  expect(resumePaused(null, null, NOW)).toEqual(refused('SUBSCRIPTION_NOT_FOUND'));
  expect(resumePaused(running({ endedAt: NOW }), pauseOf(1), NOW)).toEqual(refused('SUBSCRIPTION_NOT_FOUND'));
  for (const reserved of [null, RESERVATIONS.plan, RESERVATIONS.pass])
    expect(resumePaused(running(), reserved, NOW)).toEqual(refused('SUBSCRIPTION_NOT_PAUSED'));
});
