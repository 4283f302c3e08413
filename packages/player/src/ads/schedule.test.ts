import { expect, test } from 'vitest';
import { type ScheduledBreak, breakAhead, passBreaks, passToBegin } from './schedule.ts';

const BREAKS: readonly ScheduledBreak[] = [
  { id: 'pre', atSeconds: 0 },
  { id: 'mid-1', atSeconds: 600 },
  { id: 'mid-2', atSeconds: 1200 },
];
const none: ReadonlySet<string> = new Set();

/** From where to where, which break is shown, and which are behind. */
test.each([
  [10, 10.25, undefined, []],
  [599.9, 600.15, 'mid-1', ['mid-1']],
  [600, 600.25, undefined, []],
  [10, 700, 'mid-1', ['mid-1']],
  [10, 1300, 'mid-2', ['mid-1', 'mid-2']],
  [1300, 10, undefined, []],
])('from %s to %s a film owes %s', (from, to, due, behind) => {
  const passing = passBreaks(BREAKS, none, from, to);
  expect(passing.due?.id).toBe(due);
  expect([...passing.passed]).toEqual(behind);
});

test('a break comes once, however often the viewer goes back over it', () => {
  const first = passBreaks(BREAKS, none, 10, 700);
  expect(passBreaks(BREAKS, first.passed, 500, 700)).toEqual({ due: null, passed: first.passed });
});

test('a film begins with the break before it, also where it was left, and owes nothing of what lies behind', () => {
  expect(passToBegin(BREAKS, 0)).toEqual({ due: BREAKS[0], passed: new Set(['pre']) });
  expect(passToBegin(BREAKS, 1000)).toEqual({ due: BREAKS[0], passed: new Set(['pre', 'mid-1']) });
  expect(passToBegin(BREAKS.slice(1), 1000)).toEqual({ due: null, passed: new Set(['mid-1']) });
});

test.each([
  [580, undefined],
  [588, 'mid-1'],
  [599.9, 'mid-1'],
  [600, undefined],
])('at second %s the ads of %s are made ready', (at, id) => {
  expect(breakAhead(BREAKS, none, at)?.id).toBe(id);
  expect(breakAhead(BREAKS, new Set(['mid-1']), at)).toBeNull();
});
