import { expect, test } from 'vitest';
import { isOutOfDate, isWhole } from './keytalk-vectors.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;

test.each([
  ['nothing was learned', null, 0, true],
  ['it was learned from this catalogue', {}, 23 * HOUR, false],
  ['it was learned a day ago', {}, 24 * HOUR, true],
  ['the catalogue is another', { catalogVersion: 'second' }, 0, true],
  ['the learner is another', { learner: 'older' }, 0, true],
])('when %s', (_when, different, age, due) => {
  const lessons = { catalogVersion: 'first', learner: 'newer' };
  const learned = different === null ? null : { ...lessons, learnedAt: NOON, ...different };
  expect(isOutOfDate(learned, lessons, NOON + age)).toBe(due);
});

test('vectors are whole when each name has all of its numbers', () => {
  const two = { names: ['sea', 'island'], vectors: new Int8Array(6) };
  const none = { names: [], vectors: new Int8Array(0) };
  expect(isWhole({ words: two, concepts: two, titles: none }, 3)).toBe(true);
  expect(isWhole({ words: two, concepts: two, titles: none }, 2)).toBe(false);
  expect(isWhole({ words: two, concepts: two, titles: { names: ['1001'], vectors: new Int8Array(2) } }, 3)).toBe(false);
});
