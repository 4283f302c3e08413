import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { type SeriesEpisode, slotsOfWeek } from '@madang/domain/live/series-turn.ts';
import { nextWeek, type Slot, slotStart, startOfWeek } from '@madang/domain/live/week.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { expect, test } from 'vitest';
import { worldDay, worldRows } from '../world.ts';
import { demoWeek } from './week.ts';

const TODAY = worldDay('2026-11-24');
const PICTURES = { of: () => ({ path: '', still: '', color: '#000000' }), panelColor: () => '#000000' };
const { contents } = worldRows('', PICTURES, TODAY);
const week = demoWeek(contents, TODAY);
const contentOf = (id: string) => contents.find((content) => content.id === id);
const beginsAt = ({ weekday, startMinute }: (typeof week)[number]) => weekday * 1440 + startMinute;

const planned = week.map((slot) => ({ ...slot, asset: contentOf(slot.contentId)?.asset ?? null }));
const episodes = contents
  .flatMap(({ type, asset, parentId, ...episode }): (SeriesEpisode & { readonly number: number })[] =>
    type === 'episode' && asset !== null && parentId !== null
      ? [{ ...episode, asset, seriesId: parentId, number: episode.number ?? 0 }]
      : [],
  )
  .toSorted((a, b) => a.number - b.number);

/** Four weeks of the guide, from the week in which the world is made. */
const FIRST = startOfWeek(Date.parse(TODAY));
const weeks = [0, 1, 2, 3].map((count) => {
  const begins = Array.from({ length: count }).reduce<number>((at) => nextWeek(at), FIRST);
  return { begins, slots: slotsOfWeek(planned, episodes, begins) };
});
/** Numbers of the episodes of each series in a week, in the order of the guide. */
const numbersIn = (slots: readonly Slot[]): ReadonlyMap<string, readonly number[]> => {
  const numbers = new Map<string, number[]>();
  for (const { contentId } of slots) {
    const { parentId, number } = contentOf(contentId) ?? {};
    if (parentId) numbers.set(parentId, [...(numbers.get(parentId) ?? []), number ?? 0]);
  }
  return numbers;
};

test('every programme is an episode or a film that is out, and has time for its whole film', () => {
  for (const { begins, slots } of weeks) {
    expect(slots.length).toBe(week.length);
    for (const slot of slots) {
      const content = contentOf(slot.contentId);
      expect(content?.asset, slot.contentId).not.toBeNull();
      expect(content && stateOn(content, toDay(slotStart(slot, begins))), slot.contentId).toBe('ready');
      expect(slot.durationMinutes * 60).toBeGreaterThanOrEqual(content?.durationSeconds ?? Number.POSITIVE_INFINITY);
    }
  }
});

test('in four weeks of the guide the episodes of a series ascend from Monday to Sunday', () => {
  for (const { slots } of weeks) {
    const numbers = numbersIn(slots);
    expect(numbers.size).toBeGreaterThan(20);
    for (const [series, shown] of numbers) expect(shown, series).toEqual(shown.toSorted((a, b) => a - b));
  }
});

test('a complete series goes on the next week where it stopped, or starts over', () => {
  const complete = new Set(
    [...numbersIn(weeks[0]?.slots ?? []).keys()].filter((series) =>
      contents.every((part) => part.parentId !== series || part.type !== 'episode' || stateOn(part, TODAY) === 'ready'),
    ),
  );
  expect(complete.size).toBeGreaterThan(10);
  for (const [index, { slots }] of weeks.entries()) {
    const after = weeks[index + 1];
    if (!after) continue;
    const next = numbersIn(after.slots);
    for (const [series, shown] of numbersIn(slots))
      if (complete.has(series)) expect([(shown.at(-1) ?? 0) + 1, 1], series).toContain(next.get(series)?.[0]);
  }
});

test('no two programmes are on at once, and each begins at full five minutes', () => {
  for (const [index, slot] of week.entries()) {
    const before = week[index - 1];
    if (before) expect(beginsAt(slot)).toBeGreaterThanOrEqual(beginsAt(before) + before.durationMinutes);
    expect(slot.startMinute % 5).toBe(0);
  }
});

test('the channel is on air from six in the morning until late in the night, every day', () => {
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const day = week.filter((slot) => slot.weekday === weekday);
    expect(day.some(({ startMinute }) => startMinute === 360)).toBe(true);
    expect(day.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)).toBeGreaterThan(18 * 60);
    // Between four and six nobody is up.
    expect(day.filter(({ startMinute }) => startMinute >= 240 && startMinute < 360)).toEqual([]);
  }
});

test('what is for adults is shown late', () => {
  const late = week.filter(({ contentId }) => contentOf(contentId)?.rating === '19');
  expect(late.length).toBeGreaterThan(0);
  for (const { startMinute } of late) expect(startMinute >= 22 * 60 || startMinute < 240).toBe(true);
});

test('episodes may be caught up with, films not', () => {
  for (const { contentId, catchUp } of week) expect(catchUp).toBe(contentOf(contentId)?.type === 'season');
});
