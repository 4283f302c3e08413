import { expect, test } from 'vitest';
import { giveBirthDate, needsBirthDate } from './birth-date.ts';
import { decideSocialSignIn, refusalOfPassword } from './social-sign-in.ts';

const email = 'mina@madang.example';
const holder = (passwordHash: string | null, userType = '1') => ({ id: 'holder', passwordHash, userType });

test('an identity that is known opens its account, whoever has its address now', () => {
  for (const other of [null, holder('hash'), holder(null), holder(null, 'odk')])
    for (const address of [email, null])
      expect(decideSocialSignIn({ email: address }, { id: 'own' }, other)).toEqual({
        ok: true,
        value: { kind: 'known', accountId: 'own' },
      });
});

test('an address alone never opens an account: its password is asked for, or has to be set', () => {
  expect(decideSocialSignIn({ email }, null, null)).toEqual({ ok: true, value: { kind: 'new', email } });
  expect(decideSocialSignIn({ email }, null, holder('hash'))).toEqual({
    ok: true,
    value: { kind: 'ask_password', accountId: 'holder' },
  });
  expect(decideSocialSignIn({ email }, null, holder(null))).toEqual({ ok: false, refusal: 'PASSWORD_NOT_SET' });
  expect(decideSocialSignIn({ email: null }, null, null)).toEqual({ ok: false, refusal: 'SOCIAL_CONNECTION_FAILED' });
});

test('what a partner pays for is entered through the partner', () => {
  for (const type of ['odk', 'bango', 'ODK-1']) {
    expect(decideSocialSignIn({ email }, null, holder('hash', type))).toEqual({ ok: false, refusal: 'PARTNER_SIGN_IN_NEEDED' });
    expect(refusalOfPassword({ passwordHash: 'hash', userType: type })).toBe('PARTNER_SIGN_IN_NEEDED');
  }
  expect(refusalOfPassword({ passwordHash: null, userType: '1' })).toBe('PASSWORD_NOT_SET');
  expect(refusalOfPassword({ passwordHash: 'hash', userType: '1' })).toBeNull();
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
  expect(giveBirthDate(text, '2026-11-22')).toEqual(decision);
});
