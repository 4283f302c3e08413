import { expect, test } from 'vitest';
import type { ShellData } from '#app/shell/shell-data.ts';
import { toNoticeReader } from './notice-reader.ts';

type Person = NonNullable<ShellData['person']>;
const person = (plan: Person['plan'], profile: object | null) => ({ plan, profile }) as Person;

test('a subscriber reads as svod, any other signed-in viewer as avod, and a signed-out visitor as anonymous', () => {
  expect(toNoticeReader(null)?.userType).toBe('anonymous');
  expect(toNoticeReader(person(null, { id: 'p1' }))?.userType).toBe('avod');
  expect(toNoticeReader(person('Basic', { id: 'p1' }))?.userType).toBe('svod');
});

test('an account without a chosen profile has no reader', () => {
  expect(toNoticeReader(person('Basic', null))).toBeNull();
});

test('another profile is another reader', () => {
  expect(toNoticeReader(person(null, { id: 'p1' }))?.name).not.toBe(toNoticeReader(person(null, { id: 'p2' }))?.name);
});
