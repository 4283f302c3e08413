import { expect, test } from 'vitest';
import { faultsOfNewPassword, openPasswordLink, PASSWORD_LINK_MS } from './passwords.ts';

const LINK = { expiresAt: PASSWORD_LINK_MS, usedAt: null };
const NO = { ok: false, refusal: 'PASSWORD_LINK_INVALID' };

test.each([
  ['at once', LINK, 0, { ok: true, value: null }],
  ['a millisecond before its end', LINK, PASSWORD_LINK_MS - 1, { ok: true, value: null }],
  ['at its end', LINK, PASSWORD_LINK_MS, NO],
  ['after it was used', { ...LINK, usedAt: 5 }, 6, NO],
  ['that was never issued', null, 0, NO],
] as const)('a link %s', (_when, link, now, decision) => {
  expect(openPasswordLink(link, now)).toEqual(decision);
});

test('a link lives a day', () => {
  expect(PASSWORD_LINK_MS).toBe(86_400_000);
});

test.each([
  ['courtyard-27', 'courtyard-27', {}],
  ['short', 'short', { password: 'too_short' }],
  ['a password of twenty-four', 'courtyard-27', { password: 'too_long', password_confirmation: 'different' }],
  ['password', 'password', { password: 'too_common' }],
  ['비밀번호는여섯', '비밀번호는여섯', {}],
  ['👩‍🚀👩‍🚀', '👩‍🚀👩‍🚀', {}],
  [' courtyard ', 'courtyard', { password_confirmation: 'different' }],
] as const)('“%s” and “%s” have the faults %o', (password, confirmation, faults) => {
  expect(faultsOfNewPassword(password, confirmation)).toEqual(faults);
});
