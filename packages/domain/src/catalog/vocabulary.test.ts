import { expect, test } from 'vitest';
import { CATALOGS, CONTENT_TYPES, DISPLAY_STATES, GENRES, POLICY_RANGES } from './vocabulary.ts';

test('the catalogues have the ids of the product [CA-01] [CA-02] [CA-03] [CA-04] [CA-05] [CA-06] [CA-07]', () => {
  expect(CATALOGS).toEqual({ main: 22, taste24: 29, drama: 30, variety: 31, kpop: 32, documentary: 33, movie: 67 });
});

test('no word of the vocabulary is listed twice', () => {
  for (const words of [CONTENT_TYPES, DISPLAY_STATES, GENRES, POLICY_RANGES]) expect(new Set(words).size).toBe(words.length);
});
