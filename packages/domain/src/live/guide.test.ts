import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Airing, airingAt, airingsBetween, isWholeGuide, LIVE_STATUS, liveStateAt, airingOffer } from './guide.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 23, 12);

const airing = (fromMinute: number, minutes: number, contentId: string | null): Airing => ({
  id: String(fromMinute),
  startsAt: NOON + fromMinute * MINUTE,
  endsAt: NOON + (fromMinute + minutes) * MINUTE,
  contentId,
  asset: contentId === null ? 'slate' : 'film',
  durationSeconds: minutes * 60,
  segments: minutes * 15,
  passes: minutes,
  firstSequence: (fromMinute + 60) * 15,
  firstDiscontinuity: fromMinute + 60,
  catchUp: contentId !== null,
});
/** Off air until noon, two programmes of half an hour, off air for an hour, one more. */
const AIRINGS = [airing(-60, 60, null), airing(0, 30, 'a'), airing(30, 30, 'b'), airing(60, 60, null), airing(120, 30, 'c')];
const at = (minute: number) => NOON + minute * MINUTE;

/** Written from LV-04 to LV-19: minute, status, countdown in seconds, current, next, seconds until the next poll. */
const TABLE: readonly (readonly [number, keyof typeof LIVE_STATUS, number, string | null, string | null, number])[] = [
  [-60, 'WAIT', 3600, null, 'a', 30],
  [-10.2, 'WAIT', 612, null, 'a', 12],
  [-10, 'READY', 600, null, 'a', 30],
  [-0.1, 'READY', 6, null, 'a', 6],
  [0, 'ONAIR', 0, 'a', 'b', 30],
  [29.9, 'ONAIR', 0, 'a', 'b', 6],
  [30, 'ONAIR', 0, 'b', 'c', 30],
  [60, 'WAIT', 3600, null, 'c', 30],
  [149.999, 'ONAIR', 0, 'c', null, 1],
  [150, 'WAIT', 0, null, null, 30],
  [9999, 'WAIT', 0, null, null, 30],
];

test.each(TABLE)('at minute %d the channel is %s [LV-13]', (minute, status, countdown, current, next, poll) => {
  const state = liveStateAt(AIRINGS, at(minute));
  expect(state.status).toBe(LIVE_STATUS[status]);
  expect(state.countdownSeconds).toBe(countdown);
  expect([state.current?.contentId ?? null, state.next?.contentId ?? null]).toEqual([current, next]);
  expect(Math.round((state.nextPollAt - at(minute)) / 1000)).toBe(poll);
});

test('a channel without a guide waits', () => {
  expect(liveStateAt([], NOON)).toEqual({ status: 0, countdownSeconds: 0, current: null, next: null, nextPollAt: NOON + 30_000 });
});

test('what is on at an instant is what a look through all of them finds', () => {
  const instants = fc.integer({ min: at(-120), max: at(240) });
  fc.assert(
    fc.property(instants, (instant) => {
      const found = AIRINGS.find(({ startsAt, endsAt }) => startsAt <= instant && instant < endsAt) ?? null;
      expect(airingAt(AIRINGS, instant)).toBe(found);
    }),
  );
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 240 * MINUTE }), (from, length) => {
      const found = AIRINGS.filter(({ startsAt, endsAt }) => startsAt < from + length && from < endsAt);
      expect(airingsBetween(AIRINGS, from, from + length)).toEqual(found);
    }),
  );
});

describe('a guide that makes no sense', () => {
  const times = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([startsAt, endsAt]) => ({ startsAt, endsAt }));

  test.each([
    ['nothing', times(), true],
    ['one after the other', times([0, 1], [1, 2], [5, 6]), true],
    ['two at once', times([0, 2], [1, 3]), false],
    ['an end before its beginning', times([2, 1]), false],
    ['no length', times([1, 1]), false],
    ['a time that is none', times([Number.NaN, 1]), false],
    ['an end that is none', times([0, Number.NaN]), false],
    ['the wrong order', times([5, 6], [0, 1]), false],
  ])('%s', (_name, airings, whole) => {
    expect(isWholeGuide(airings)).toBe(whole);
  });
});

test('an airing is live while it is on, and to be caught up with for seven days where its rights allow it', () => {
  const [, a] = AIRINGS as [Airing, Airing];
  const week = 7 * 1440;
  expect([-1, 0, 29, 30, 30 + week - 1, 30 + week].map((minute) => airingOffer(a, at(minute)))).toEqual([
    'none',
    'live',
    'live',
    'catch-up',
    'catch-up',
    'none',
  ]);
  expect(airingOffer({ ...a, catchUp: false }, at(31))).toBe('none');
  expect(airingOffer({ ...a, contentId: null }, at(1))).toBe('none');
});
