import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDay, isAdult, isDay } from './calendar.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-11-22', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1900-02-29', false],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-1-1', false],
  ['26-01-01', false],
  ['', false],
  ['2026-11-22 ', false],
  ['0000-01-01', false],
])('“%s” is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('every instant belongs to a day that exists', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }), (instant) => {
      expect(isDay(toDay(instant.getTime()))).toBe(true);
    }),
  );
});

test('the day changes at midnight UTC', () => {
  expect(toDay(Date.UTC(2026, 10, 22, 23, 59, 59, 999))).toBe('2026-11-22');
  expect(toDay(Date.UTC(2026, 10, 23))).toBe('2026-11-23');
});

test.each([
  ['2008-11-22', '2026-11-21', false],
  ['2008-11-22', '2026-11-22', true],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1990-01-01', '2026-11-22', true],
])('someone born on %s is an adult on %s: %s [AC-13]', (birthday, on, adult) => {
  expect(isAdult(birthday, on)).toBe(adult);
});

test('who is an adult stays one', () => {
  fc.assert(
    fc.property(days, days, days, (birthday, one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      if (isAdult(birthday, earlier)) expect(isAdult(birthday, later)).toBe(true);
    }),
  );
});
