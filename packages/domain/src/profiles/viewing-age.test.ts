import { expect, test } from 'vitest';
import { mayAllow } from './viewing-age.ts';

const TODAY = '2026-11-22';

test.each([
  ['adult', '2008-11-22', true],
  ['adult', '2008-11-23', false],
  ['adult', null, true],
  ['teen', '2012-01-01', true],
  ['family', '2012-01-01', true],
] as const)('a holder born on %s', (age, birthday, allowed) => {
  expect(mayAllow(age, birthday, TODAY)).toBe(allowed);
});
