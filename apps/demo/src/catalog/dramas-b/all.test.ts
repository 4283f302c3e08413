import { expect, test } from 'vitest';
import { KEYWORDS } from '../keywords.ts';
import { MOVIES } from '../movies/all.ts';
import { DRAMAS_B } from './all.ts';

const TITLES = [...DRAMAS_B, ...MOVIES];

/** Weekday of a first broadcast as `Date` counts it, Sunday 0. */
const FIRST_DAY: Readonly<Record<string, number>> = {
  'mon-tue': 1, 'wed-thu': 3, 'fri-sat': 5, 'sat-sun': 6, daily: 1, 'weekly-thu': 4, 'weekly-fri': 5, 'weekly-sat': 6,
};

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

test('dramas 1029 to 1052 and films 1101 to 1118 are there once each', () => {
  expect(TITLES.map((title) => title.id).toSorted((a, b) => a - b)).toEqual([...idsFrom(1029, 24), ...idsFrom(1101, 18)]);
});

test('every movie stands alone', () => {
  expect(MOVIES.filter(({ form }) => form.kind !== 'film')).toEqual([]);
});

test('no two of these titles share a scene', () => {
  expect(new Set(TITLES.map((title) => title.art.family)).size).toBe(TITLES.length);
});

test('a drama begins on the first weekday of its rhythm', () => {
  const wrong = DRAMAS_B.filter(({ rhythm, starts }) => {
    const day = FIRST_DAY[rhythm ?? ''];
    return day !== undefined && new Date(`${starts}T00:00:00Z`).getUTCDay() !== day;
  });
  expect(wrong.map((drama) => drama.slug)).toEqual([]);
});

test('every keyword is in the lexicon and every related title exists', () => {
  const slugs = new Set(TITLES.map((title) => title.slug));
  expect(TITLES.flatMap((title) => title.keywords).filter((key) => !(key in KEYWORDS))).toEqual([]);
  expect(TITLES.flatMap((title) => title.related ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('only the free catalogue’s own titles are FREE', () => {
  for (const title of TITLES) expect(title.range === 'FREE', title.slug).toBe(title.taste24 === true);
});
