import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultsOfSignUp } from '../accounts/sign-up.ts';
import { readOutsidePerson } from './outside-person.ts';

const who = { issuer: 'https://id.example', subject: '1' };
const namesOf = (claims: object) => {
  const { firstName, lastName } = readOutsidePerson({ ...who, ...claims });
  return [firstName, lastName];
};

test.each([
  [{ firstName: 'Mina', lastName: 'Oliveira' }, ['Mina', 'Oliveira']],
  [{ name: 'Mina de Oliveira' }, ['Mina', 'de Oliveira']],
  [{ name: '민아' }, ['민아', '민아']],
  [{ firstName: 'Mina', name: 'Somebody Else' }, ['Mina', 'Mina']],
  [{ email: 'joon.kim99@madang.example' }, ['joonkim', 'joonkim']],
  [{ name: '🌙✨', email: '1@madang.example' }, ['Madang', 'Madang']],
  [{ name: '<script>alert(1)</script>' }, ['scriptalertscript', 'scriptalertscript']],
])('%j is called %j', (claims, names) => {
  expect(namesOf(claims)).toEqual(names);
});

test('a name from any provider passes our own validation', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(text, text, text, (name, firstName, lastName) => {
      const [first = '', last = ''] = namesOf({ name, firstName, lastName });
      const form = { email: '', password: '', passwordConfirmation: '', gender: '', agreed: false, language: 'en_us' } as const;
      const { first_name, last_name } = faultsOfSignUp({ ...form, firstName: first, lastName: last }, '2026-11-22');
      expect([first_name, last_name]).toEqual([undefined, undefined]);
    }),
    { numRuns: 500 },
  );
});

test('an address is kept in its normal spelling, and counts as verified only where the provider says so', () => {
  expect(readOutsidePerson({ ...who, email: 'Mina@Madang.Example', emailVerified: true })).toMatchObject({
    email: 'mina@madang.example',
    emailVerified: true,
  });
  expect(readOutsidePerson({ ...who, email: 'mina@madang.example' }).emailVerified).toBe(false);
  for (const email of [undefined, '', 'mina', 'mina @madang.example', 'a@b\u0000.example'])
    expect(readOutsidePerson({ ...who, email, emailVerified: true })).toMatchObject({ email: null, emailVerified: false });
});
