import { expect, test } from 'vitest';
import { KEYWORDS } from '../keywords.ts';
import { KEYWORDS_A } from '../keywords/a.ts';
import { DRAMAS_A } from './all.ts';

/** Weekday of a first broadcast as `Date` counts it, Sunday 0. */
const FIRST_DAY: Readonly<Record<string, number>> = {
  'mon-tue': 1, 'wed-thu': 3, 'fri-sat': 5, 'sat-sun': 6, daily: 1, 'weekly-thu': 4, 'weekly-fri': 5, 'weekly-sun': 0,
};

test('dramas 1001 to 1028 are there once each', () => {
  expect(DRAMAS_A.map((drama) => drama.id).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, i) => 1001 + i));
});

test('no two dramas share a scene', () => {
  expect(new Set(DRAMAS_A.map((drama) => drama.art.family)).size).toBe(DRAMAS_A.length);
});

test('a drama begins on the first weekday of its rhythm', () => {
  const wrong = DRAMAS_A.filter(({ rhythm, starts }) => {
    const day = FIRST_DAY[rhythm ?? ''];
    return day !== undefined && new Date(`${starts}T00:00:00Z`).getUTCDay() !== day;
  });
  expect(wrong.map((drama) => drama.slug)).toEqual([]);
});

test('every keyword is in the lexicon and every related title exists', () => {
  const lexicon = { ...KEYWORDS, ...KEYWORDS_A };
  const slugs = new Set(DRAMAS_A.map((drama) => drama.slug));
  expect(DRAMAS_A.flatMap((drama) => drama.keywords).filter((key) => !(key in lexicon))).toEqual([]);
  expect(DRAMAS_A.flatMap((drama) => drama.related ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('only the free catalogue’s own titles are FREE', () => {
  for (const drama of DRAMAS_A) expect(drama.range === 'FREE', drama.slug).toBe(drama.taste24 === true);
});
