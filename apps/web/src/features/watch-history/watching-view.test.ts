import { expect, test } from 'vitest';
import { watchSecondsLeft, shareWatched } from './watching-view.ts';

test('progress is the position as a share of the length [LI-16]', () => {
  expect(shareWatched({ position: 1800, seconds: 3600 })).toBe(0.5);
  expect(shareWatched({ position: 4000, seconds: 3600 })).toBe(1);
  expect(shareWatched({ position: 10, seconds: 0 })).toBe(0);
});

test('the time left is counted in whole seconds and never goes below zero', () => {
  expect(watchSecondsLeft({ position: 600, seconds: 3600 })).toBe(3000);
  expect(watchSecondsLeft({ position: 3601, seconds: 3600 })).toBe(0);
});
