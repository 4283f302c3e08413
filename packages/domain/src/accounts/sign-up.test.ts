import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOfSignUp, GENDERS, isGender, openAccount, SIGN_UP_RULES, type SignUpForm } from './sign-up.ts';

const TODAY = '2026-11-22';
const FORM: SignUpForm = {
  email: 'Mina@Madang.example',
  password: 'courtyard-26',
  passwordConfirmation: 'courtyard-26',
  firstName: ' Mina ',
  lastName: 'Oliveira',
  gender: 'female',
  agreed: true,
  language: 'pt_br',
};

test('a complete form opens an account with the address and the names in their normal spelling', () => {
  expect(openAccount(FORM, TODAY)).toEqual({
    ok: true,
    value: {
      email: 'mina@madang.example',
      firstName: 'Mina',
      lastName: 'Oliveira',
      gender: 'female',
      birthday: null,
      language: 'pt_br',
    },
  });
});

test('an empty form shows every fault at once', () => {
  const empty = {
    ...FORM,
    email: '',
    password: '',
    passwordConfirmation: 'x',
    firstName: ' ',
    lastName: '',
    gender: '',
    birthday: '',
    agreed: false,
  };
  expect(faultsOfSignUp(empty, TODAY)).toEqual({
    email: 'missing',
    password: 'too_short',
    password_confirmation: 'different',
    first_name: 'missing',
    last_name: 'missing',
    gender: 'missing',
    date_of_birth: 'missing',
    agreed: 'missing',
  });
  expect(openAccount(empty, TODAY)).toMatchObject({ ok: false, refusal: 'INPUT_INVALID' });
});

test.each([
  ['Seo-yeon', null],
  ['O’Brien', null],
  ["O'Brien", null],
  ['María José', null],
  ['서연', null],
  ['Nguyễn', null],
  ['迪力木拉提·吾买尔', null],
  ['Col·lell', null],
  ['Simpson Jr.', null],
  ['St. John', null],
  ['J.-P.', null],
  ['マリア・ルイザ', null],
  ['·Mina', 'malformed'],
  ['.', 'malformed'],
  ['नी'.repeat(20), null],
  ['नी'.repeat(21), 'too_long'],
  [`Mi${'\u0301'.repeat(300)}na`, 'too_long'],
  ['a'.repeat(20), null],
  ['a'.repeat(21), 'too_long'],
  ['-Mina', 'malformed'],
  ['Mina7', 'malformed'],
  ['<b>', 'malformed'],
  ['Mi\u0000na', 'malformed'],
])('the name %j has the fault %s', (name, fault) => {
  expect(faultsOfSignUp({ ...FORM, firstName: name }, TODAY).first_name ?? null).toBe(fault);
  expect(faultsOfSignUp({ ...FORM, lastName: name }, TODAY).last_name ?? null).toBe(fault);
});

test.each([
  [undefined, null],
  ['', 'missing'],
  ['2008-11-22', null],
  ['2008-11-23', 'too_young'],
  ['2026-11-22', 'too_young'],
  ['2026-11-23', 'out_of_range'],
  ['1900-01-01', null],
  ['1899-12-31', 'out_of_range'],
  ['2001-02-29', 'out_of_range'],
  ['22.11.2000', 'out_of_range'],
])('on 22 November 2026 the birthday %s has the fault %s', (birthday, fault) => {
  expect(faultsOfSignUp({ ...FORM, birthday }, TODAY).date_of_birth ?? null).toBe(fault);
});

test('an applicant under 18 is refused before other fields are validated', () => {
  expect(openAccount({ ...FORM, birthday: '2012-01-01', email: 'nonsense' }, TODAY)).toMatchObject({
    ok: false,
    refusal: 'TOO_YOUNG',
  });
});

test('the birthday is kept when it was asked for', () => {
  expect(openAccount({ ...FORM, birthday: '1994-05-17' }, TODAY)).toMatchObject({ ok: true, value: { birthday: '1994-05-17' } });
});

test('the length rule of the operator holds at sign-up', () => {
  const rules = { ...SIGN_UP_RULES, password: { shortest: 14, longest: 64 } };
  expect(openAccount(FORM, TODAY, rules)).toMatchObject({ ok: false, faults: { password: 'too_short' } });
});

test('genders are the four of the form', () => {
  expect(GENDERS.every(isGender)).toBe(true);
  expect(isGender('Female')).toBe(false);
});

test('an account is opened exactly when no field has a fault', () => {
  const texts = fc.oneof(fc.constantFrom('mina@madang.example', 'courtyard-26', 'Mina', 'female', '1994-05-17', ''), fc.string());
  const forms = fc.record({
    email: texts,
    password: texts,
    passwordConfirmation: texts,
    firstName: texts,
    lastName: texts,
    gender: texts,
    birthday: fc.option(texts, { nil: undefined }),
    agreed: fc.boolean(),
    language: fc.constantFrom('en_us' as const, 'vi_vn' as const),
  });
  fc.assert(
    fc.property(forms, (form) => {
      expect(openAccount(form, TODAY).ok).toBe(Object.keys(faultsOfSignUp(form, TODAY)).length === 0);
    }),
  );
});

test('a longer name is accepted where the operator allows more characters', () => {
  const form = { ...FORM, firstName: 'María', lastName: 'Ñíguez-López y Gómez de la Torre' };
  expect(openAccount(form, TODAY)).toMatchObject({ ok: false, faults: { last_name: 'too_long' } });
  expect(openAccount(form, TODAY, { ...SIGN_UP_RULES, longestName: 40 })).toMatchObject({ ok: true });
});
