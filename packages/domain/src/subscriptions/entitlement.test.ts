import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementAt, hasPlan } from './entitlement.ts';
import { PERIODS, PLANS } from './plan.ts';

test('an entitlement counts until the instant at which it ends, and not at it', () => {
  const entitlement = { plan: 'Basic', period: 'monthly', until: 1000 } as const;
  expect(entitlementAt(entitlement, 999)).toBe(entitlement);
  expect(entitlementAt(entitlement, 1000)).toBeNull();
  expect(entitlementAt(null, 0)).toBeNull();
});

test('a paused plan counts as a plan but gives no access', () => {
  const paused = { plan: 'Basic', period: 'monthly', until: 1000, status: 'PAUSED' } as const;
  expect([entitlementAt(paused, 999), hasPlan(paused, 999), hasPlan(paused, 1000)]).toEqual([null, true, true]);
  const running = { ...paused, status: 'ACTIVE' } as const;
  expect([hasPlan(running, 999), hasPlan(running, 1000), hasPlan(null, 0)]).toEqual([true, false, false]);
});

test('what has run out does not come back with time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PLANS),
      fc.constantFrom(...PERIODS),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (plan, period, until, now, later) => {
        if (entitlementAt({ plan, period, until }, now) === null)
          expect(entitlementAt({ plan, period, until }, now + later)).toBeNull();
      },
    ),
  );
});
