import { expect, test } from 'vitest';
import { needsAccountNotice } from './account-notice.ts';

const LAST = Date.parse('2035-12-30T23:59:59.999Z');

test.each([
  ['by e-mail, not proven', 0, false, LAST, true],
  ['by e-mail, proven', 0, true, LAST, false],
  ['through a provider, not proven', 1, false, LAST, false],
  ['through a partner, not proven', 2, false, LAST, false],
  ['by e-mail, not proven, on the last day of 2035', 0, false, LAST + 1, false],
] as const)('signed in %s', (_who, signInType, emailVerified, now, needed) => {
  expect(needsAccountNotice({ signInType, emailVerified }, now)).toBe(needed);
});
