import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RATINGS } from '../catalog/vocabulary.ts';
import type { Ad } from './ad.ts';
import { choosePod } from './pod.ts';

const ad = (id: string, durationSeconds: number, rating: Ad['rating'] = 'ALL'): Ad => ({
  id,
  advertiser: id,
  rating,
  durationSeconds,
  skippable: false,
  countries: null,
});
const PRE = { id: 'pre', at: 0 };
const MID = { id: 'mid-1', at: 600 };
const GROWN_UP = { signedIn: true, viewingAge: 'adult', contentRating: '19', country: 'US' } as const;
const ADS = [ad('tea', 15), ad('train', 20), ad('umbrella', 12), ad('brewery', 10, '19')];
const ids = (pod: readonly Ad[]) => pod.map(({ id }) => id);

test.each([
  [0, ['tea', 'train']],
  [1, ['train', 'umbrella']],
  [2, ['umbrella', 'brewery']],
  [3, ['brewery', 'tea']],
  [4, ['tea', 'train']],
])('on turn %s the break begins with another ad: %j', (turn, expected) => {
  expect(ids(choosePod(ADS, PRE, GROWN_UP, turn))).toEqual(expected);
});

test('an ad that is too long for what is left makes room for a shorter one', () => {
  expect(ids(choosePod([ad('a', 30), ad('b', 20), ad('c', 5)], PRE, GROWN_UP, 0))).toEqual(['a', 'c']);
  expect(ids(choosePod([ad('a', 30), ad('b', 20), ad('c', 10)], MID, GROWN_UP, 0))).toEqual(['a', 'c']);
});

test('a family film has no ad for adults, and where nothing fits there is no ad', () => {
  const family = { ...GROWN_UP, contentRating: 'ALL' } as const;
  expect(ids(choosePod(ADS, PRE, family, 2))).not.toContain('brewery');
  expect(choosePod([ad('brewery', 10, '19')], PRE, family, 5)).toEqual([]);
  expect(choosePod([], MID, GROWN_UP, 1)).toEqual([]);
});

test('a break never has an ad twice, more than two, or more than its time', () => {
  const ads = fc.array(fc.record({ seconds: fc.integer({ min: 1, max: 60 }), rating: fc.constantFrom(...RATINGS) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(ads, fc.nat(), fc.constantFrom(PRE, MID), (given, turn, place) => {
      const pod = choosePod(
        given.map(({ seconds, rating }, index) => ad(String(index), seconds, rating)),
        place,
        GROWN_UP,
        turn,
      );
      expect(new Set(ids(pod)).size).toBe(pod.length);
      expect(pod.length).toBeLessThanOrEqual(2);
      expect(pod.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)).toBeLessThanOrEqual(place === PRE ? 35 : 40);
    }),
  );
});
