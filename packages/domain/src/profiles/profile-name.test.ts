import { expect, test } from 'vitest';
import { faultOfProfileName, normalProfileName } from './profile-name.ts';

test.each([
  ['Sora', null],
  ['가'.repeat(20), null],
  ['x'.repeat(20), null],
  ['x'.repeat(21), 'too_long'],
  ['😀'.repeat(20), null],
  ['😀'.repeat(21), 'too_long'],
  ['👨‍👩‍👧‍👦'.repeat(20), null],
  ['नी'.repeat(20), null],
  ['नी'.repeat(21), 'too_long'],
  [`  ${'x'.repeat(20)}  `, null],
  ['', 'missing'],
  ['   ', 'missing'],
  ['\u200b\u00a0', 'missing'],
  ['\u0301', 'missing'],
  ["O'Neill & Söhne", null],
])('“%s” as the name of a profile: %s', (name, fault) => {
  expect(faultOfProfileName(name)).toBe(fault);
});

test('a name is kept in one spelling, without spaces around it', () => {
  expect(normalProfileName('  Zoe\u0308 ')).toBe('Zoë');
  expect(normalProfileName('소라'.normalize('NFD'))).toBe('소라');
});
