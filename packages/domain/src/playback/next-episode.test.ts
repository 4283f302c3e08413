import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith, makeEpisode } from '../catalog/content.fixture.ts';
import { nextEpisode, previousEpisode } from './next-episode.ts';

const EPISODES = [3, 1, 2].map((number) => makeEpisode('40', number));

test('the next episode is the one with the next number, in whatever order they come [PL-33]', () => {
  expect(nextEpisode(makeEpisode('40', 1), EPISODES)?.number).toBe(2);
  expect(nextEpisode(makeEpisode('40', 2), EPISODES)?.number).toBe(3);
});

test('a number that is missing is passed over', () => {
  expect(nextEpisode(makeEpisode('40', 1), [makeEpisode('40', 4), makeEpisode('40', 7)])?.number).toBe(4);
});

test('after the last episode there is none', () => {
  expect(nextEpisode(makeEpisode('40', 3), EPISODES)).toBeNull();
});

test('the episode before is the one with the number before, and before the first there is none', () => {
  expect(previousEpisode(makeEpisode('40', 3), EPISODES)?.number).toBe(2);
  expect(previousEpisode(makeEpisode('40', 1), EPISODES)).toBeNull();
  expect(previousEpisode(makeEpisode('40', 1, { type: 'trailer' }), EPISODES)).toBeNull();
  expect(previousEpisode(contentWith(), EPISODES)).toBeNull();
});

test('a trailer, a clip and a film have no next episode', () => {
  expect(nextEpisode(makeEpisode('40', 1, { type: 'trailer' }), EPISODES)).toBeNull();
  expect(nextEpisode(contentWith(), EPISODES)).toBeNull();
});

test('a trailer or an episode without a number is never the next episode', () => {
  const siblings = [makeEpisode('40', 2, { type: 'trailer' }), makeEpisode('40', 3, { number: null })];
  expect(nextEpisode(makeEpisode('40', 1), siblings)).toBeNull();
});

test('going on from the first episode passes every episode once and ends', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 40 }), (numbers) => {
      const siblings = numbers.map((number) => makeEpisode('40', number));
      const inOrder = numbers.toSorted((a, b) => a - b);
      const watched: number[] = [];
      let current = siblings.find(({ number }) => number === inOrder[0]) ?? null;
      while (current) {
        watched.push(current.number ?? 0);
        const next = nextEpisode(current, siblings);
        if (next) expect(previousEpisode(next, siblings)).toBe(current);
        current = next;
      }
      expect(watched).toEqual(inOrder);
    }),
  );
});
