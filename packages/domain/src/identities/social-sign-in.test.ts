import { expect, test } from 'vitest';
import { parseBirthDate, needsBirthDate } from './birth-date.ts';
import { refusalOfPassword } from './social-sign-in.ts';

test.each([
  ['hash', '1', null],
  ['hash', 'odk', null],
  ['hash', 'bango', null],
  ['hash', 'ODK-1', null],
  [null, '1', 'PASSWORD_NOT_SET'],
  [null, 'odk', 'PARTNER_SIGN_IN_NEEDED'],
  [null, 'bango', 'PARTNER_SIGN_IN_NEEDED'],
  [null, 'ODK-1', 'PARTNER_SIGN_IN_NEEDED'],
] as const)('the password hash %j of an account of type %j is refused with %j [PA-04]', (passwordHash, userType, refusal) => {
  expect(refusalOfPassword({ passwordHash, userType })).toBe(refusal);
});

test('people from elsewhere without a birth date are asked for it, people with an e-mail and a password are not', () => {
  expect([needsBirthDate(0, null), needsBirthDate(1, null), needsBirthDate(2, null)]).toEqual([false, true, true]);
  expect([needsBirthDate(1, '1994-05-17'), needsBirthDate(2, '1994-05-17')]).toEqual([false, false]);
});

test.each([
  ['1994-05-17', { ok: true, value: '1994-05-17' }],
  ['2008-11-22', { ok: true, value: '2008-11-22' }],
  ['2008-11-23', { ok: false, refusal: 'TOO_YOUNG', fault: 'too_young' }],
  ['1900-01-01', { ok: true, value: '1900-01-01' }],
  ['1899-12-31', { ok: false, refusal: 'INPUT_INVALID', fault: 'out_of_range' }],
  ['2026-11-23', { ok: false, refusal: 'INPUT_INVALID', fault: 'out_of_range' }],
  ['2023-02-29', { ok: false, refusal: 'INPUT_INVALID', fault: 'out_of_range' }],
  ['yesterday', { ok: false, refusal: 'INPUT_INVALID', fault: 'out_of_range' }],
  ['', { ok: false, refusal: 'INPUT_INVALID', fault: 'missing' }],
])('the birth date %j', (text, decision) => {
  expect(parseBirthDate(text, '2026-11-22')).toEqual(decision);
});
