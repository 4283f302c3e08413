import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Airing, isWholeGuide } from './guide.ts';
import { airWeek, type Fill, isPublished, nextWeek, type Slot, startOfWeek } from './week.ts';

const MINUTE = 60_000;
/** Monday, 23 November 2026, midnight in Korea. */
const WEEK = Date.UTC(2026, 10, 22, 15);

/** Films cut into equal segments, `perPass` to a pass. */
const filmsOf =
  (segmentMs: number, perPass: number): Fill =>
  (asset, durationSeconds) => {
    if (asset === 'missing') return null;
    const segments = Math.max(1, Math.round((durationSeconds * 1000) / segmentMs));
    return { playingMs: segments * segmentMs, segments, passes: Math.ceil(segments / perPass) };
  };
const FOUR = filmsOf(4000, 15);

const slot = (weekday: number, startMinute: number, durationMinutes: number, different: Partial<Slot> = {}): Slot => ({
  weekday,
  startMinute,
  durationMinutes,
  contentId: `${weekday}-${startMinute}`,
  asset: 'film',
  catchUp: true,
  ...different,
});
const publish = (slots: readonly Slot[], previous: Airing | null = null, fill = FOUR, week = WEEK) =>
  airWeek({ week, slots, slate: 'slate', previous, fill });

test('a week begins on Monday at midnight in Korea', () => {
  expect(startOfWeek(WEEK)).toBe(WEEK);
  expect(startOfWeek(WEEK - 1)).toBe(WEEK - 7 * 1440 * MINUTE);
  expect(startOfWeek(nextWeek(WEEK) - 1)).toBe(WEEK);
  expect(new Date(startOfWeek(Date.UTC(1971, 4, 4))).toISOString()).toBe('1971-05-02T15:00:00.000Z');
});

test('programmes are shown at their times, and the slate between them', () => {
  const airings = publish([slot(0, 1200, 60), slot(0, 1080, 60), slot(6, 1380, 60)]);
  expect(
    airings.map(({ contentId, startsAt, endsAt }) => [contentId, (startsAt - WEEK) / MINUTE, (endsAt - startsAt) / MINUTE]),
  ).toEqual([
    [null, 0, 1080],
    ['0-1080', 1080, 60],
    [null, 1140, 60],
    ['0-1200', 1200, 60],
    [null, 1260, 6 * 1440 + 1380 - 1260],
    ['6-1380', 6 * 1440 + 1380, 60],
  ]);
  expect(airings.map(({ firstSequence }) => firstSequence)).toEqual([0, 16_200, 17_100, 18_000, 18_900, 150_300]);
  expect(airings.map(({ firstDiscontinuity }) => firstDiscontinuity)).toEqual([0, 1080, 1140, 1200, 1260, 10_020]);
  expect(airings.map(({ catchUp }) => catchUp)).toEqual([false, true, false, true, false, true]);
});

test('of two at once the first is shown, what has no film is off air, and Sunday night ends at midnight', () => {
  const airings = publish([slot(0, 600, 60), slot(0, 630, 60), slot(1, 600, 60, { asset: 'missing' }), slot(6, 1400, 90)]);
  expect(airings.flatMap(({ contentId }) => contentId ?? [])).toEqual(['0-600', '6-1400']);
  expect(airings.at(-1)?.endsAt).toBe(nextWeek(WEEK));
});

test('without a slate nothing is published', () => {
  expect(airWeek({ week: WEEK, slots: [slot(0, 0, 60)], slate: 'missing', previous: null, fill: FOUR })).toEqual([]);
});

test('a channel that rested for weeks goes on with this week, and with its numbers', () => {
  const before = publish([slot(6, 1380, 60)]).at(-1) as Airing;
  const later = WEEK + 5 * (nextWeek(WEEK) - WEEK);
  const [first] = publish([slot(0, 0, 60)], before, FOUR, later);
  expect(first).toMatchObject({ startsAt: later, firstSequence: before.firstSequence + before.segments });
});

const weeks = fc.uniqueArray(
  fc
    .record({
      weekday: fc.integer({ min: 0, max: 6 }),
      startMinute: fc.integer({ min: 0, max: 1439 }),
      durationMinutes: fc.integer({ min: 1, max: 240 }),
      asset: fc.constantFrom('film', 'other', 'missing'),
    })
    .map(({ weekday, startMinute, durationMinutes, asset }) => slot(weekday, startMinute, durationMinutes, { asset })),
  { maxLength: 60, selector: ({ contentId }) => contentId },
);
const films = fc.record({ segmentMs: fc.integer({ min: 1500, max: 4000 }), perPass: fc.integer({ min: 1, max: 40 }) });

test('whatever the slots, airings follow one another without a gap, numbered without a hole, and at their times', () => {
  fc.assert(
    fc.property(weeks, films, (slots, { segmentMs, perPass }) => {
      const fill = filmsOf(segmentMs, perPass);
      const first = publish(slots, null, fill);
      const second = publish(slots, first.at(-1), fill, nextWeek(WEEK));
      const airings = [...first, ...second];
      expect([isPublished(WEEK, null), isPublished(WEEK, first.at(-1) ?? null)]).toEqual([false, true]);
      expect([first, second].map((week) => isPublished(nextWeek(WEEK), week.at(-1) ?? null))).toEqual([false, true]);
      expect(isWholeGuide(airings)).toBe(true);
      for (const [index, airing] of airings.entries()) {
        const before = airings[index - 1];
        expect(airing.startsAt).toBe(before ? before.endsAt : WEEK);
        expect(airing.firstSequence).toBe(before ? before.firstSequence + before.segments : 0);
        expect(airing.firstDiscontinuity).toBe(before ? before.firstDiscontinuity + before.passes : 0);
        expect(airing.endsAt - airing.startsAt).toBe(airing.segments * segmentMs);
        if (airing.contentId === null) continue;
        const [weekday = 0, minute = 0] = airing.contentId.split('-').map(Number);
        const wished = startOfWeek(airing.startsAt + 2 * 4000) + (weekday * 1440 + minute) * MINUTE;
        expect(Math.abs(airing.startsAt - wished)).toBeLessThanOrEqual(2000 + segmentMs / 2);
      }
    }),
  );
});

test('publishing gives the same airings for any order of slots', () => {
  fc.assert(
    fc.property(weeks, (slots) => {
      expect(publish(slots.toReversed())).toEqual(publish(slots));
    }),
    { numRuns: 30 },
  );
});
