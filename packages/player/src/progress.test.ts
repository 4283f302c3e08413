import { expect, test } from 'vitest';

import { isFinishedAt, findResumePosition } from './progress.ts';

test('a title counts as watched from 90 % of its length', () => {
  expect(isFinishedAt(899, 1000)).toBe(false);
  expect(isFinishedAt(900, 1000)).toBe(true);
  expect(isFinishedAt(10, 0)).toBe(false);
});

test('a film left at two minutes starts at two minutes [PL-32]', () => {
  expect(findResumePosition(120, 3600)).toBe(120);
});

test('a film barely begun or watched to the credits starts at the beginning [PL-32]', () => {
  expect(findResumePosition(3, 3600)).toBe(0);
  expect(findResumePosition(3300, 3600)).toBe(0);
  expect(findResumePosition(Number.NaN, 3600)).toBe(0);
});
