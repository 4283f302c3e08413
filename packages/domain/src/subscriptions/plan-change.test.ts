import { expect, test } from 'vitest';
import type { Promotion } from '../billing/price.ts';
import { PERIODS, type Period, type Plan, PLANS } from './plan.ts';
import { changeBlockedBy, type ChangeFacts, type ChangeKind, decidePlanChange, type PlanChangeRefusal } from './plan-change.ts';
import { RUNNING_STATUSES, type RunningStatus } from './status.ts';
import { type Reserved, type Subscription, takeOver } from './subscription.ts';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const DAY_MS = 86_400_000;
const PROMOTION: Promotion = { id: 'year', percent: 30, period: 'annual', from: 0, until: NOW + DAY_MS };

/** Every change of plan, from row to column. Written out by hand, and not derived from the code. */
const GRID = `
                 Basic-monthly  Basic-annual   Premium-monthly  Premium-annual
Basic-monthly    PLAN_UNCHANGED now_restarted  now_prorated     now_restarted
Basic-annual     reserved       PLAN_UNCHANGED CHANGE_NOT_SUPPORTED now_prorated
Premium-monthly  reserved       reserved       PLAN_UNCHANGED   now_restarted
Premium-annual   reserved       reserved       reserved         PLAN_UNCHANGED
`;
const [heading = [], ...gridRows] = GRID.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const gridOf: ReadonlyMap<string, string> = new Map(
  gridRows.flatMap(([from = '', ...cells]) => cells.map((cell, index) => [`${from} ${heading[index] ?? ''}`, cell] as const)),
);

const PLATFORMS = ['WEB', 'STV', 'LTV', 'VTW', 'VRZ', 'IOS', 'AND', 'ROKU', 'AMZ'] as const;
const CHANGED_HERE = new Set(['WEB', 'STV', 'LTV', 'VTW', 'VRZ']);

interface Cell {
  readonly status: RunningStatus | 'none' | 'over';
  readonly platform: string;
  readonly pass: boolean;
  readonly plan: Plan;
  readonly period: Period;
  readonly to: { readonly plan: Plan; readonly period: Period };
  readonly promotion: boolean;
  readonly promotionYear: boolean;
  readonly reserved: boolean;
  readonly open: boolean;
  readonly partner: boolean;
  readonly card: boolean;
}

const both = [false, true];
const plans = PLANS.flatMap((plan) => PERIODS.map((period) => ({ plan, period })));

/** All combinations of facts that a change depends on. Without a subscription one combination is enough. */
const cells = function* (): Generator<Cell> {
  const statuses = [...RUNNING_STATUSES, 'none', 'over'] as const;
  for (const status of statuses)
    for (const platform of PLATFORMS)
      for (const from of plans)
        for (const to of plans)
          for (const promotion of both)
            for (const reserved of both)
              for (const pass of both)
                for (const open of both)
                  yield {
                    status,
                    platform,
                    pass,
                    ...from,
                    to,
                    promotion,
                    promotionYear: false,
                    reserved,
                    open,
                    partner: false,
                    card: true,
                  };
  for (const status of RUNNING_STATUSES)
    for (const from of plans)
      for (const to of plans)
        for (const promotionYear of both)
          for (const partner of both)
            for (const card of both)
              yield {
                status,
                platform: 'WEB',
                pass: false,
                ...from,
                to,
                promotion: false,
                promotionYear,
                reserved: false,
                open: true,
                partner,
                card,
              };
};

/** Expected result of a cell: the first line that applies, in order of precedence. */
const expected = (cell: Cell): ChangeKind | PlanChangeRefusal => {
  const key = `${cell.plan}-${cell.period} ${cell.to.plan}-${cell.to.period}`;
  const change = gridOf.get(key) ?? '';
  const lines: readonly (readonly [boolean, PlanChangeRefusal])[] = [
    [!cell.open, 'SUBSCRIPTIONS_CLOSED'],
    [cell.partner, 'BILLED_BY_PARTNER'],
    [cell.status === 'none' || cell.status === 'over', 'SUBSCRIPTION_NOT_FOUND'],
    [cell.pass, 'PASS_CANNOT_CHANGE'],
    [!CHANGED_HERE.has(cell.platform), 'SUBSCRIPTION_BOUGHT_ELSEWHERE'],
    [cell.status === 'CANCELED' || cell.status === 'PAUSED', 'RESUME_FIRST'],
    [cell.promotion || cell.promotionYear, 'NO_CHANGE_DURING_PROMOTION'],
    [change === 'CHANGE_NOT_SUPPORTED', 'CHANGE_NOT_SUPPORTED'],
    [change === 'PLAN_UNCHANGED', 'PLAN_UNCHANGED'],
    [change === 'reserved' && cell.reserved, 'CHANGE_PENDING'],
    [cell.status === 'ACTIVE - IN RETRIES' || cell.status === 'GRACE_PERIOD', 'PAYMENT_DUE'],
    [!cell.card, 'PAYMENT_METHOD_NEEDED'],
  ];
  return lines.find(([holds]) => holds)?.[1] ?? (change as ChangeKind);
};

const factsOf = (cell: Cell): ChangeFacts => {
  const { status, platform, pass, plan, period } = cell;
  const running: Subscription = {
    ...takeOver({
      id: 's',
      accountId: 'a',
      sku: `${pass ? 'PASS' : platform}_${plan.toUpperCase()}_${period.toUpperCase()}_USD`,
      plan,
      period,
      gateway: 'CARD',
      status: status === 'none' || status === 'over' ? 'ACTIVE' : status,
      country: 'US',
      currency: 'USD',
      startedAt: NOW - 10 * DAY_MS,
      periodStart: NOW - 10 * DAY_MS,
      periodEnd: NOW + 20 * DAY_MS,
    }),
    promotionUntil: cell.promotionYear ? NOW + 20 * DAY_MS : null,
    ...(status === 'over' && { endedAt: NOW - DAY_MS, endReason: 'canceled' as const }),
  };
  const reserved: Reserved = { kind: 'plan', sku: 'WEB_BASIC_MONTHLY_USD', plan: 'Basic', period: 'monthly', effectiveAt: NOW };
  return {
    subscription: status === 'none' ? null : running,
    reserved: cell.reserved ? reserved : null,
    partnerBilled: cell.partner,
    subscriptionsOpen: cell.open,
    promotion: cell.promotion ? PROMOTION : null,
    hasInstrument: cell.card,
    isChanging: false,
    now: NOW,
  };
};

test('of all changes of plan each is allowed or refused as the table says [SU-34] [SU-67] [SU-69] [SU-70] [SU-71] [SU-72] [SU-73] [SU-74] [SU-75] [SU-16]', () => {
  const differences: unknown[] = [];
  let count = 0;
  for (const cell of cells()) {
    count += 1;
    const decided = decidePlanChange(factsOf(cell), cell.to);
    const found = decided.ok ? decided.value : decided.refusal;
    if (found !== expected(cell)) differences.push({ cell, found, expected: expected(cell) });
  }
  expect(count).toBeGreaterThan(16_000);
  expect(differences.slice(0, 3)).toEqual([]);
});

test('a reason that blocks every change is given by the screen and by the call alike', () => {
  for (const cell of cells()) {
    const facts = factsOf(cell);
    const blocked = changeBlockedBy(facts);
    if (blocked === null) continue;
    const decided = decidePlanChange(facts, cell.to);
    expect(decided.ok ? null : decided.refusal).toBe(blocked);
  }
});

test('a pause that waits keeps everybody on the plan that it was chosen for, whichever the other is', () => {
  const pause: Reserved = { kind: 'pause', sku: 'WEB_BASIC_MONTHLY_USD', plan: 'Basic', months: 2, effectiveAt: NOW };
  for (const cell of cells()) {
    const facts = { ...factsOf(cell), reserved: pause };
    const blocked = changeBlockedBy({ ...facts, reserved: null });
    expect(changeBlockedBy(facts)).toBe(blocked ?? 'CHANGE_PENDING');
  }
});

test('a change that is still being paid for keeps everybody from another one, whichever that is', () => {
  for (const cell of cells()) {
    const facts = { ...factsOf(cell), isChanging: true };
    const blocked = changeBlockedBy({ ...facts, isChanging: false });
    expect(changeBlockedBy(facts)).toBe(blocked ?? 'PURCHASE_UNDER_WAY');
  }
});

test('a pass that waits does not keep anybody from a smaller plan', () => {
  const [cell] = cells();
  if (!cell) throw new Error('There are cells.');
  const facts = factsOf({ ...cell, status: 'ACTIVE', plan: 'Premium', period: 'monthly', open: true });
  const pass: Reserved = { kind: 'pass', sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30, effectiveAt: NOW };
  expect(decidePlanChange({ ...facts, reserved: pass }, { plan: 'Basic', period: 'monthly' })).toEqual({
    ok: true,
    value: 'reserved',
  });
});
