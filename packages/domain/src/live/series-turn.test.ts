import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateOn } from '../catalog/display-state.ts';
import { toDay } from '../shared/calendar.ts';
import { type PlannedSlot, type SeriesEpisode, slotsOfWeek } from './series-turn.ts';
import { nextWeek, slotStart, startOfWeek } from './week.ts';

/** Monday, 23 November 2026, midnight in Korea. */
const WEEK = Date.UTC(2026, 10, 22, 15);

const slot = (weekday: number, different: Partial<PlannedSlot> = {}): PlannedSlot => ({
  weekday,
  startMinute: 20 * 60,
  durationMinutes: 60,
  contentId: 'series',
  asset: null,
  catchUp: true,
  ...different,
});
const DAILY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => slot(weekday));
const episode = (number: number, startDate = '2025-01-01', different: Partial<SeriesEpisode> = {}): SeriesEpisode => ({
  id: String(number),
  seriesId: 'series',
  asset: `film-${number}`,
  state: 'ready',
  startDate,
  endDate: null,
  ...different,
});
const complete = (count: number) => Array.from({ length: count }, (_, index) => episode(index + 1));
const numbers = (slots: readonly PlannedSlot[], episodes: readonly SeriesEpisode[], week = WEEK): number[] =>
  slotsOfWeek(slots, episodes, week).map(({ contentId }) => Number(contentId));
/** `count` weeks, from the first that begins with episode 1. */
const weeksFrom = (episodes: readonly SeriesEpisode[], count: number): number[][] => {
  let week = startOfWeek(WEEK);
  while (numbers(DAILY, episodes, week)[0] !== 1) week = nextWeek(week);
  return Array.from({ length: count }, () => {
    const shown = numbers(DAILY, episodes, week);
    week = nextWeek(week);
    return shown;
  });
};

test('a complete series goes on from week to week and then starts over', () => {
  expect(weeksFrom(complete(14), 3)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [1, 2, 3, 4, 5, 6, 7],
  ]);
});

test('a series that does not fill its last week is split evenly, and an episode is shown twice in a row', () => {
  expect(weeksFrom(complete(12), 2)).toEqual([
    [1, 1, 2, 3, 4, 5, 6],
    [7, 7, 8, 9, 10, 11, 12],
  ]);
  expect(weeksFrom(complete(3), 1)).toEqual([[1, 1, 1, 2, 2, 3, 3]]);
});

test('while a series goes on, the week ends with its newest episode', () => {
  const dates = ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29', '2026-12-05'];
  const episodes = dates.map((date, index) => episode(index + 1, date));
  expect(numbers([slot(5), slot(6)], episodes)).toEqual([5, 6]);
  expect(numbers(DAILY, episodes)).toEqual([1, 1, 2, 3, 4, 5, 6]);
});

test('no episode is shown before its day', () => {
  const episodes = [episode(1, '2026-11-20'), episode(2, '2026-11-28'), episode(3, '2026-11-29'), episode(4, '2026-12-05')];
  expect(numbers([slot(2), slot(3), slot(6)], episodes)).toEqual([1, 1, 3]);
  expect(numbers([slot(0), slot(6)], [episode(1, '2026-11-27'), episode(2, '2026-12-04')])).toEqual([1]);
});

test('a series without an episode that is out is left out, and other slots stay as they are', () => {
  const film = slot(3, { contentId: 'film', asset: 'film' });
  expect(
    slotsOfWeek([slot(0), film], [episode(1, '2027-01-01'), episode(2, '2025-01-01', { state: 'preparing' })], WEEK),
  ).toEqual([film]);
});

test('within a week the episodes of a series ascend, and each is out on the day of its slot', () => {
  const days = fc.constantFrom('2025-01-01', '2026-11-20', '2026-11-25', '2026-11-28', '2027-01-01');
  fc.assert(
    fc.property(fc.array(days, { maxLength: 30 }), fc.subarray(DAILY, { minLength: 1 }), fc.nat(60), (dates, slots, weeks) => {
      const episodes = dates.toSorted().map((date, index) => episode(index + 1, date));
      const week = Array.from({ length: weeks }).reduce<number>((at) => nextWeek(at), WEEK);
      const shown = slotsOfWeek(slots, episodes, week);
      const ids = shown.map(({ contentId }) => Number(contentId));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      for (const each of shown) {
        const found = episodes.find(({ id }) => id === each.contentId);
        expect(found && stateOn(found, toDay(slotStart(each, week)))).toBe('ready');
      }
    }),
  );
});
