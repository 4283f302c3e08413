import { expect, test } from 'vitest';

import { nextEpisodeOfferedAt } from './next-episode.ts';
import { isFinished, resumePosition } from './progress.ts';

test('a title counts as watched from 90 % of its length', () => {
  expect(isFinished(899, 1000)).toBe(false);
  expect(isFinished(900, 1000)).toBe(true);
  expect(isFinished(10, 0)).toBe(false);
});

test('a film left at two minutes starts at two minutes [PL-32]', () => {
  expect(resumePosition(120, 3600)).toBe(120);
});

test('a film barely begun or watched to the credits starts at the beginning [PL-32]', () => {
  expect(resumePosition(3, 3600)).toBe(0);
  expect(resumePosition(3300, 3600)).toBe(0);
  expect(resumePosition(Number.NaN, 3600)).toBe(0);
});

test('the next episode is offered at the credits, or towards the end by the length of the episode [PL-33]', () => {
  expect(nextEpisodeOfferedAt(3600, 3500)).toBe(3500);
  expect(nextEpisodeOfferedAt(1800)).toBe(1770);
  expect(nextEpisodeOfferedAt(2400)).toBe(2365);
  expect(nextEpisodeOfferedAt(3600)).toBe(3560);
});

test('a short clip is watched to its end before the next one is offered [PL-33]', () => {
  expect(nextEpisodeOfferedAt(60)).toBe(59);
  expect(nextEpisodeOfferedAt(60, 90)).toBe(59);
});
