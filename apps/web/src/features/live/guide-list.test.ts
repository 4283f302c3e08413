import { expect, test } from 'vitest';
import type { GuideDay } from './guide-days.ts';
import { isOffAirOver, findOffAir, pastIn } from './guide-list.ts';
import type { ProgrammeView } from './guide-view.ts';

const DAY = Date.parse('2026-11-29T00:00:00Z');
const MINUTE_MS = 60_000;
const at = (minute: number) => DAY + minute * MINUTE_MS;

/** A day with programmes from minute to minute. */
const dayOf = (...spans: readonly (readonly [from: number, to: number])[]): GuideDay => ({
  day: DAY,
  minutes: 1440,
  ticks: null,
  cells: spans.map(([from, to]) => {
    const programme: Partial<ProgrammeView> = { id: String(from), startsAt: at(from), endsAt: at(to) };
    return { programme: programme as ProgrammeView, at: from, minutes: to - from, clock: from };
  }),
});

test.each([
  ['a day without a gap', dayOf([0, 700], [700, 1440]), null, [null, null, null]],
  ['a gap of four minutes is a change of programmes', dayOf([0, 700], [704, 1440]), null, [null, null, null]],
  [
    'a gap between two programmes lasts until the second',
    dayOf([0, 1035], [1260, 1440]),
    null,
    [null, { at: 1035, minutes: 225, until: at(1260) }, null],
  ],
  [
    'the morning, and the night until the first programme of the next day',
    dayOf([540, 1380]),
    at(1440 + 540),
    [
      { at: 0, minutes: 540, until: at(540) },
      { at: 1380, minutes: 60, until: at(1440 + 540) },
    ],
  ],
  [
    'no time where the next programme is more than a day away',
    dayOf([0, 1000]),
    at(1000 + 1441),
    [null, { at: 1000, minutes: 440, until: null }],
  ],
  ['no time where nothing is known to follow', dayOf([0, 1000]), null, [null, { at: 1000, minutes: 440, until: null }]],
  ['a whole day', dayOf(), at(1500), [{ at: 0, minutes: 1440, until: null }]],
])('off air: %s', (_what, day, followedAt, expected) => {
  expect(findOffAir(day, followedAt)).toEqual(expected);
});

test.each([
  [-1, 0],
  [59, 0],
  [60, 1],
  [119, 1],
  [500, 3],
])('at minute %i, %i programmes are over', (minute, count) => {
  expect(pastIn(dayOf([0, 60], [60, 120], [200, 260]), at(minute))).toBe(count);
});

test('time off air is over at its end', () => {
  const gap = { at: 60, minutes: 30, until: null };
  expect([89, 90].map((minute) => isOffAirOver(DAY, gap, at(minute)))).toEqual([false, true]);
});
