import { expect, test } from 'vitest';
import { isSwitched, NO_SWITCHES, takeFailure, type TestSwitches } from './test-switches.ts';

const failing = (count: number): TestSwitches => ({
  ...NO_SWITCHES,
  failures: [
    { operation: 'addLike', reason: 'FAULT', count },
    { operation: 'getLike', reason: 'OUTAGE', count: 1 },
  ],
});

test('a forced failure ends after its count, and leaves the failures of other operations [ER-77]', () => {
  const first = takeFailure(failing(2), 'addLike');
  expect(first).toEqual({ reason: 'FAULT', left: failing(1) });
  const second = takeFailure(first?.left ?? NO_SWITCHES, 'addLike');
  expect(second?.left.failures).toEqual([{ operation: 'getLike', reason: 'OUTAGE', count: 1 }]);
  expect(takeFailure(second?.left ?? failing(1), 'addLike')).toBeNull();
});

test('an operation that is not named does not fail', () => {
  expect(takeFailure(failing(1), 'removeLike')).toBeNull();
  expect(takeFailure(NO_SWITCHES, 'addLike')).toBeNull();
});

test.each<Partial<TestSwitches>>([
  { clockShift: -1 },
  { failures: failing(1).failures },
  { maintenance: new Set(['boleto']) },
  { country: 'BR' },
  { liveStatus: 0 },
  { nextCard: 'declined' },
])('%o counts as switched', (one) => {
  expect(isSwitched({ ...NO_SWITCHES, ...one })).toBe(true);
  expect(isSwitched(NO_SWITCHES)).toBe(false);
});
