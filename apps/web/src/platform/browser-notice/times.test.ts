import { expect, test } from 'vitest';
import { asksForAnswer, nextMorning } from './times.ts';

test.each([
  [new Date(2026, 10, 27, 10, 0), new Date(2026, 10, 28, 8, 0)],
  [new Date(2026, 10, 27, 7, 59, 59, 999), new Date(2026, 10, 27, 8, 0)],
  [new Date(2026, 10, 27, 8, 0), new Date(2026, 10, 28, 8, 0)],
  [new Date(2026, 11, 31, 23, 0), new Date(2027, 0, 1, 8, 0)],
])('closed at %s it comes from %s on [ER-39]', (closed, next) => {
  expect(nextMorning(closed)).toBe(next.getTime());
});

test('from 6 December 2023 on it asks for an answer [ER-40]', () => {
  expect(asksForAnswer(new Date(2023, 11, 5, 23, 59, 59))).toBe(false);
  expect(asksForAnswer(new Date(2023, 11, 6))).toBe(true);
});
