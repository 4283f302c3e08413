import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfPostalCode, normalPostalCode, shownPostalCode } from './postal-code.ts';

test.each([
  ['01310-100', '01310100'],
  ['01310100', '01310100'],
  ['01.310-100', '01310100'],
  [' 01310 – 100 ', '01310100'],
  ['０１３１０－１００', '01310100'],
])('the CEP %j is kept as %s and shown with its hyphen [BI-69]', (typed, kept) => {
  expect(faultOfPostalCode('BR', typed)).toBeNull();
  expect(normalPostalCode('BR', typed)).toBe(kept);
  expect(shownPostalCode('BR', kept)).toBe('01310-100');
});

test.each([
  ['BR', '0131010', 'too_short'],
  ['BR', '013101000', 'too_long'],
  ['BR', '01310-10A', 'not_digits'],
  ['BR', '', 'too_short'],
  ['US', '9810', 'too_short'],
  ['US', '981011', 'malformed'],
  ['US', '98101-123', 'malformed'],
  ['US', '98101-12345', 'too_long'],
  ['US', 'A8101', 'not_digits'],
  ['CA', 'K1A 0B', 'too_short'],
  ['CA', 'K1A 0B12', 'too_long'],
  ['CA', 'K1A 0O1', 'malformed'],
  ['CA', 'Z1A 0B1', 'malformed'],
  ['CA', '1K1 A0B', 'malformed'],
  ['GB', '---', 'no_alphanumeric'],
  ['GB', 'x'.repeat(21), 'too_long'],
  ['constructor', '---', 'no_alphanumeric'],
])('in %s the postal code %j has the fault %s [BI-69]', (country, typed, fault) => {
  expect(faultOfPostalCode(country, typed)).toBe(fault);
});

test.each([
  ['US', '98101', '98101'],
  ['US', '98101-1234', '98101-1234'],
  ['US', '981011234', '98101-1234'],
  ['US', '98101 1234', '98101-1234'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
  ['CA', 'K1A-0B1', 'K1A 0B1'],
  ['GB', ' sw1a  1aa ', 'SW1A 1AA'],
  ['ES', '28013', '28013'],
  ['JP', '100-0001', '100-0001'],
])('in %s the postal code %j is kept as %s', (country, typed, kept) => {
  expect(faultOfPostalCode(country, typed)).toBeNull();
  expect(normalPostalCode(country, typed)).toBe(kept);
  expect(shownPostalCode(country, kept)).toBe(kept);
});

test('a code without a fault has none as it is kept and as it is shown, and means the same', () => {
  const signs = fc.constantFrom(...'0123456789abcKXM -–.');
  const typed = fc.array(signs, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.constantFrom('BR', 'US', 'CA', 'GB'), typed, (country, text) => {
      fc.pre(faultOfPostalCode(country, text) === null);
      const kept = normalPostalCode(country, text);
      for (const again of [kept, shownPostalCode(country, kept)]) {
        expect(faultOfPostalCode(country, again)).toBeNull();
        expect(normalPostalCode(country, again)).toBe(kept);
      }
    }),
  );
});
