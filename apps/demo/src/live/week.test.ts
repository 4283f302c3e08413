import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { expect, test } from 'vitest';
import { worldDay, worldRows } from '../world.ts';
import { demoWeek } from './week.ts';

const TODAY = worldDay('2026-11-24');
const PICTURES = { of: () => ({ path: '', still: '', color: '#000000' }), panelColor: () => '#000000' };
const { contents } = worldRows('', PICTURES, TODAY);
const week = demoWeek(contents, TODAY);
const contentOf = (id: string) => contents.find((content) => content.id === id);
const beginsAt = ({ weekday, startMinute }: (typeof week)[number]) => weekday * 1440 + startMinute;

test('every programme is an episode or a film that is out, and has time for its whole film', () => {
  for (const { contentId, durationMinutes } of week) {
    const content = contentOf(contentId);
    expect(content?.asset, contentId).not.toBeNull();
    expect(content && stateOn(content, TODAY), contentId).toBe('ready');
    expect(durationMinutes * 60).toBeGreaterThanOrEqual(content?.durationSeconds ?? Number.POSITIVE_INFINITY);
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
  for (const { contentId, catchUp } of week) expect(catchUp).toBe(contentOf(contentId)?.parentId !== null);
});
