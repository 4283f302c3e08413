import { expect, test } from 'vitest';
import { elapsedSince } from './elapsed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5, { value: 0, unit: 'second' }],
  [MINUTE - 1, { value: 0, unit: 'second' }],
  [MINUTE, { value: 1, unit: 'minute' }],
  [HOUR - 1, { value: 59, unit: 'minute' }],
  [HOUR, { value: 1, unit: 'hour' }],
  [2 * DAY, { value: 2, unit: 'day' }],
  [7 * DAY - 1, { value: 6, unit: 'day' }],
  [30 * DAY, { value: 4, unit: 'week' }],
])('%i ms ago', (passed, elapsed) => {
  expect(elapsedSince(1_000_000, 1_000_000 + passed)).toEqual(elapsed);
});
