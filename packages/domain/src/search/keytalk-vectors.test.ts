import { expect, test } from 'vitest';
import { isOutOfDate } from './keytalk-vectors.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;

test.each([
  ['nothing was learned', null, 0, true],
  ['it was learned from this catalogue', 'first', 23 * HOUR, false],
  ['it was learned a day ago', 'first', 24 * HOUR, true],
  ['the catalogue is another', 'second', 0, true],
])('when %s', (_when, catalogVersion, age, due) => {
  const learned = catalogVersion === null ? null : { catalogVersion, learnedAt: NOON };
  expect(isOutOfDate(learned, 'first', NOON + age)).toBe(due);
});
