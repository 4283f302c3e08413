import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfPassword, isSamePassword, normalPassword } from './credentials.ts';
import { faultsOfNewPassword } from './passwords.ts';

test.each([
  ['ma\u00f1ana-\u00e91', 'man\u0303ana-e\u03011'],
  ['마당에서봄을', '마당에서봄을'.normalize('NFD')],
  ['two\u00a0words', 'two words'],
  ['two\u3000words', 'two words'],
])('%j and %j are one password', (one, other) => {
  expect(one).not.toBe(other);
  expect(isSamePassword(one, other)).toBe(true);
  expect(faultsOfNewPassword(one, other)).toEqual({});
});

test.each([
  ['Courtyard', 'courtyard'],
  [' courtyard', 'courtyard'],
  ['ﬁlmmoon', 'filmmoon'],
])('%j and %j are two passwords: case, outer spaces and compatibility forms are kept', (one, other) => {
  expect(isSamePassword(one, other)).toBe(false);
});

test('length is measured after normalization: a syllable in three pieces counts once', () => {
  expect(faultOfPassword('한국드라마'.normalize('NFD'))).toBe('too_short');
  expect(faultOfPassword('한'.repeat(20).normalize('NFD'))).toBeNull();
  expect(faultOfPassword('한'.repeat(21).normalize('NFD'))).toBe('too_long');
});

test('normalization is idempotent, and every canonical spelling of a text has one normalized form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalPassword(normalPassword(text))).toBe(normalPassword(text));
      expect(normalPassword(text.normalize('NFD'))).toBe(normalPassword(text));
    }),
  );
});
