import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuery, isSearchable, MAX_QUERY_LENGTH } from './query.ts';

test.each([
  ['  moon   light ', 'moon light'],
  ['moon\u0000light\u0007', 'moon light'],
  ['\u1103\u1161\u11af', '달'],
  ['a\u200bb', 'a b'],
  ['half \ud83d a character', 'half a character'],
  ['\u3000月\u3000', '月'],
  ['\n\t', ''],
])('%j is searched for as %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query);
});

test.each([
  ['', false],
  ['a', false],
  ['달', false],
  ['👩', false],
  ['ab', true],
  ['ㄷㄲ', true],
  ['月光', true],
])('%j is long enough: %j', (query, enough) => {
  expect(isSearchable(query)).toBe(enough);
});

test('whatever is typed, cleaning gives a visible text within the limit, and nothing more the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (typed) => {
      const query = cleanQuery(typed);
      expect(Array.from(query).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      expect(query).not.toMatch(/\p{Cc}|\p{Cs}|\s\s|^\s|\s$/u);
      expect(cleanQuery(query)).toBe(query);
    }),
  );
});
