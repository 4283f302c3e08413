import { expect, test } from 'vitest';
import { pollDueAt } from './polling.ts';

test('the state is asked for at once, and then when the answer says [LV-09]', () => {
  expect(pollDueAt({ nextPollAt: null, failedAt: null }, 60_000)).toBe(Number.NEGATIVE_INFINITY);
  expect(pollDueAt({ nextPollAt: 30_000, failedAt: null }, 60_000)).toBe(30_000);
});

test('a call that failed is made again after a minute, whatever was said before [LV-11] [ST-29]', () => {
  expect(pollDueAt({ nextPollAt: null, failedAt: 5000 }, 60_000)).toBe(65_000);
  expect(pollDueAt({ nextPollAt: 10_000, failedAt: 5000 }, 60_000)).toBe(65_000);
});
