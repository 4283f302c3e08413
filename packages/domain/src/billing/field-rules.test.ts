import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atLeast,
  lengthAtMost,
  digitsOnly,
  firstFault,
  hasAlphanumeric,
  hasLetter,
  isHouseNumber,
  isPersonName,
  isPrintable,
  normalText,
  required,
} from './field-rules.ts';

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['\u200b', 'missing'],
  ['\u0301', 'missing'],
  ['a', null],
  ['-', null],
])('of a required field %j has the fault %s', (text, fault) => {
  expect(required(text)).toBe(fault);
});

test.each([
  ['01310100', null],
  ['', null],
  ['0131a100', 'not_digits'],
  ['01310-100', 'not_digits'],
  ['１２３', 'not_digits'],
])('of a field of digits %j has the fault %s', (text, fault) => {
  expect(digitsOnly(text)).toBe(fault);
});

test('a length counts characters, not the units a computer keeps them in', () => {
  expect(lengthAtMost(3)('𠮷野家')).toBeNull();
  expect(lengthAtMost(3)('𠮷野家x')).toBe('too_long');
  expect(atLeast(3)('𠮷野')).toBe('too_short');
  expect(atLeast(3)('𠮷野家')).toBeNull();
});

test.each([
  ['---', 'no_alphanumeric'],
  ['', 'no_alphanumeric'],
  ['a-1', null],
  ['7', null],
  ['서울', null],
])('of a text that needs a letter or a digit %j has the fault %s [BI-70]', (text, fault) => {
  expect(hasAlphanumeric(text)).toBe(fault);
});

test.each([
  ["José O'Neil-Silva", null],
  ['O’Brien', null],
  ['ʻIolani', null],
  ["'t Hooft", null],
  ['Nguyễn', null],
  ['Jose\u0301', null],
  ['서연', null],
  ['Anne‐Marie', null],
  ['A1', 'malformed'],
  ['Mina Jr.', 'malformed'],
  ['-', 'malformed'],
  ['’', 'malformed'],
  ['\u0301', 'malformed'],
  ['<b>', 'malformed'],
  ['Mi\u0000na', 'malformed'],
  ['Mina 👩‍🚀', 'malformed'],
  ['', 'malformed'],
])('the name %j has the fault %s [BI-71]', (text, fault) => {
  expect(isPersonName(text)).toBe(fault);
});

test.each([
  ['12-A/3', null],
  ['12', null],
  ['Bloco 4', null],
  ['12º', null],
  ['S/N', null],
  ['s/n', null],
  ['abc', 'malformed'],
  ['12#', 'malformed'],
  ['S/N 2.', 'malformed'],
  ['/-', 'malformed'],
  ['', 'malformed'],
])('the house number %j has the fault %s [BI-72]', (text, fault) => {
  expect(isHouseNumber(text)).toBe(fault);
});

test.each([
  ['123', 'no_letter'],
  ['12a', null],
  ['São Paulo', null],
  ['北京', null],
  ['', 'no_letter'],
])('of a city, state or street %j has the fault %s [BI-73]', (text, fault) => {
  expect(hasLetter(text)).toBe(fault);
});

test.each(['Rua\u0000', 'Rua\u001b[31m', 'Rua \ud800'])('%j is nothing that could be printed', (text) => {
  expect(isPrintable(text)).toBe('malformed');
});

test('the first rule that finds a fault is the one that speaks', () => {
  expect(firstFault('', [required, atLeast(2)])).toBe('missing');
  expect(firstFault('1', [required, atLeast(2), hasLetter])).toBe('too_short');
  expect(firstFault('12', [required, atLeast(2), hasLetter])).toBe('no_letter');
  expect(firstFault('1a', [required, atLeast(2), hasLetter])).toBeNull();
});

test('a text is kept on one line, in composed letters, and keeping it again changes nothing', () => {
  expect(normalText('  Rua \n das\tAcace\u0301as ')).toBe('Rua das Acacéas');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...' \n\t\u00a0ae\u0301\u0323ßｱ가\u1100\u1161') }), (text) => {
      expect(normalText(normalText(text))).toBe(normalText(text));
    }),
  );
});

test('names of letters, spaces, apostrophes and hyphens are accepted, and one other sign anywhere is refused', () => {
  const letters = fc.constantFrom(...'aZéñœßŁ서Ж');
  const sign = fc.constantFrom(...'0123456789_@#$%.,;:!?/\\()<>"“”…');
  const names = fc
    .tuple(letters, fc.array(fc.oneof(letters, fc.constantFrom(...` '’-`)), { maxLength: 30 }))
    .map(([first, rest]) => first + rest.join(''));
  fc.assert(
    fc.property(names, sign, fc.nat(), (name, wrong, place) => {
      expect(isPersonName(name)).toBeNull();
      const at = place % (name.length + 1);
      expect(isPersonName(name.slice(0, at) + wrong + name.slice(at))).toBe('malformed');
    }),
  );
});

test('no text, however long, takes a rule more than a moment', () => {
  const long = [`${'a'.repeat(200_000)}1`, `${"'-".repeat(100_000)}!`, `${' '.repeat(200_000)}!`, '1'.repeat(200_000)];
  const rules = [required, digitsOnly, lengthAtMost(9), atLeast(9), hasAlphanumeric, hasLetter, isPersonName, isHouseNumber];
  const from = performance.now();
  for (const text of long) for (const rule of rules) rule(text);
  for (const text of long) normalText(text);
  expect(performance.now() - from).toBeLessThan(1000);
});
