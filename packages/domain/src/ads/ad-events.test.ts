import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AD_EVENTS, type AdEvent, counts, isAdEvent, type Showing } from './ad-events.ts';

const SERVED = 1_800_000_000_000;
const shown = (counted: readonly AdEvent[] = [], more: Partial<Showing> = {}): Showing => ({
  servedAt: SERVED,
  durationSeconds: 20,
  skipAfter: 5,
  counted: new Map(counted.map((event) => [event, SERVED])),
  ...more,
});

/** What was counted, what comes, how many seconds after the start, and whether it counts. */
test.each([
  [[], 'impression', 0, true],
  [['impression'], 'impression', 0, false],
  [[], 'start', 0, true],
  [[], 'error', 0, true],
  [[], 'firstQuartile', 6, false],
  [['start'], 'firstQuartile', 2.9, false],
  [['start'], 'firstQuartile', 3, true],
  [['start'], 'midpoint', 7.9, false],
  [['start'], 'midpoint', 8, true],
  [['start'], 'thirdQuartile', 13, true],
  [['start'], 'complete', 17.9, false],
  [['start'], 'complete', 18, true],
  [['start', 'complete'], 'complete', 20, false],
  [['start'], 'skip', 2.9, false],
  [['start'], 'skip', 3, true],
  [['start', 'skip'], 'complete', 20, false],
  [['start', 'complete'], 'skip', 20, false],
  [['start'], 'click', 0, true],
  [[], 'click', 0, false],
] as const)('after %j, %s at second %s counts: %s', (before, event, seconds, expected) => {
  expect(counts(event, shown(before), SERVED + seconds * 1000)).toBe(expected);
});

test('an ad that cannot be left is not skipped', () => {
  expect(counts('skip', shown(['start'], { skipAfter: null }), SERVED + 60_000)).toBe(false);
});

test('six hours after it was handed out nothing counts any more', () => {
  expect(counts('start', shown(), SERVED + 6 * 3_600_000)).toBe(true);
  expect(counts('start', shown(), SERVED + 6 * 3_600_000 + 1)).toBe(false);
});

test('an event counts once at most, whatever the order of the beacons', () => {
  const reports = fc.array(fc.record({ event: fc.constantFrom(...AD_EVENTS), after: fc.integer({ min: 0, max: 30_000 }) }));
  fc.assert(
    fc.property(reports, (beacons) => {
      const counted = new Map<AdEvent, number>();
      let now = SERVED;
      const times = new Map<AdEvent, number>();
      for (const { event, after } of beacons) {
        now += after;
        if (!counts(event, shown([], { counted }), now)) continue;
        counted.set(event, now);
        times.set(event, (times.get(event) ?? 0) + 1);
      }
      expect([...times.values()].every((count) => count === 1)).toBe(true);
      expect(counted.has('complete') && counted.has('skip')).toBe(false);
    }),
  );
});

test('only the words of the list are events', () => {
  expect([isAdEvent('midpoint'), isAdEvent('rewind')]).toEqual([true, false]);
});
