import { expect, test } from 'vitest';
import { countNew, excludeToo, latestStart, MAX_EXCLUDED } from './seen-notices.ts';

const dated = (...days: readonly number[]) => days.map((day) => ({ start_date: `2026-11-0${day}T09:00:00.000Z` }));
const [third] = dated(3).map(({ start_date: date }) => date);

test('new is what began after the newest that was seen', () => {
  expect(countNew(dated(5, 3, 1), third ?? null)).toBe(1);
  expect(countNew(dated(3, 1), third ?? null)).toBe(0);
  expect(countNew(dated(3, 1), null)).toBe(2);
});

test('what was seen is never forgotten for something older', () => {
  expect(latestStart(dated(1, 3), null)).toBe(third);
  expect(latestStart(dated(1), third ?? null)).toBe(third);
  expect(latestStart([], null)).toBeNull();
});

test('a closed notice is remembered once, and the oldest are forgotten', () => {
  expect(excludeToo(['a', 'b'], 'a')).toEqual(['b', 'a']);
  const full = Array.from({ length: MAX_EXCLUDED }, (_, index) => `n${index}`);
  expect(excludeToo(full, 'new')).toEqual([...full.slice(1), 'new']);
});
