import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfPassword } from './credentials.ts';
import { faultOfEmail, normalEmail } from './email-address.ts';

test.each([
  ['abcde', 'too_short'],
  ['abcdeg', null],
  ['twenty characters ok', null],
  ['twenty-one characters', 'too_long'],
  ['password', 'too_common'],
  ['PassWord', 'too_common'],
  ['한국드라마짱', null],
  ['🌙🌙🌙🌙🌙', 'too_short'],
  ['  pass  ', null],
])('the password “%s” has the fault %s', (password, fault) => {
  expect(faultOfPassword(password)).toBe(fault);
});

test('the lengths of a password can be set', () => {
  const rule = { shortest: 8, longest: 64 };
  expect(faultOfPassword('courtya', rule)).toBe('too_short');
  expect(faultOfPassword('a courtyard in the moonlight', rule)).toBeNull();
});

test.each(['mina@madang.example', 'mina.oliveira+tv@mail.madang.example', 'mína@correio.example', 'a@b.c', '미나@마당.example'])(
  '%s is an e-mail address',
  (email) => expect(faultOfEmail(email)).toBeNull(),
);

test.each([
  ['', 'missing'],
  ['mina @madang.example', 'has_spaces'],
  ['mina@madang.example\n', 'has_spaces'],
  ['mina', 'malformed'],
  ['@madang.example', 'malformed'],
  ['mina@', 'malformed'],
  ['mina@madang', 'malformed'],
  ['mina@madang.', 'malformed'],
  ['mina@.example', 'malformed'],
  ['mina@@madang.example', 'malformed'],
  ['mina@madang..example', 'malformed'],
  ['mina<script>@madang.example', 'malformed'],
  ['mi\u0000na@madang.example', 'malformed'],
  ['mi\u0007na@madang.example', 'malformed'],
  [`${'m'.repeat(65)}@madang.example`, 'malformed'],
  [`m@${'a'.repeat(250)}.example`, 'malformed'],
])('%j as an e-mail address is %s', (email, fault) => {
  expect(faultOfEmail(email)).toBe(fault);
});

test('an address of hostile length is judged at once', () => {
  const begun = performance.now();
  for (const hostile of ['a'.repeat(50_000), `a@${'a.'.repeat(25_000)}`, '@'.repeat(50_000)])
    expect(faultOfEmail(hostile)).toBe('malformed');
  expect(performance.now() - begun).toBeLessThan(500);
});

test('two spellings of one address are one account', () => {
  expect(normalEmail('Mina@Madang.Example')).toBe('mina@madang.example');
  expect(normalEmail('mi\u0301na@madang.example')).toBe(normalEmail('m\u00edna@madang.example'));
  expect(normalEmail('T\u0308@madang.example')).toBe(normalEmail('\u1e97@madang.example'));
});

test('the normal spelling is its own normal spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalEmail(normalEmail(text))).toBe(normalEmail(text));
      expect(normalEmail(text.normalize('NFD'))).toBe(normalEmail(text));
    }),
  );
});
