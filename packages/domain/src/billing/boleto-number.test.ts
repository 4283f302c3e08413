import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBoletoNumber } from './boleto-number.fixture.ts';
import { boletoDue, boletoNumber } from './boleto-number.ts';

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`);

test('a printed number is read as banks print it', () => {
  // The example of Banco do Brasil.
  expect(isBoletoNumber('00190.50095 40144.816069 06809.350314 3 37370000000100')).toBe(true);
  expect(isBoletoNumber('00190.50095 40144.816069 06809.350314 4 37370000000100')).toBe(false);
  expect(isBoletoNumber('00190.50095 40144.816069 06809.350314 3')).toBe(false);
});

test('a number is made as a bank makes it', () => {
  const made = boletoNumber({ bank: '001', amount: 100, dueDay: day('2007-12-31'), free: '0500940144816060680935031' });
  expect(made).toBe('00190.50095 40144.816069 06809.350314 3 37370000000100');
});

test.each([
  ['2025-02-21', '9999'],
  ['2025-02-22', '1000'],
  ['2026-11-26', '1642'],
  ['2049-10-13', '9999'],
  ['2049-10-14', '1000'],
])('the due date factor of %s is %s, and restarts at 1000 after 9999', (date, factor) => {
  const made = boletoNumber({ bank: '999', amount: 1990, dueDay: day(date), free: '1'.repeat(25) });
  expect(made.slice(-14)).toBe(`${factor}0000001990`);
});

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const contents = fc.record({
  bank: digits(3),
  amount: fc.integer({ min: 1, max: 9_999_999_999 }),
  dueDay: fc.integer({ min: 10_000, max: 30_000 }).map((days) => days * 86_400_000 + Date.UTC(2000, 0)),
  free: digits(25),
});

test('every number is right, says its amount, and is wrong once a digit is another one [BI-39]', () => {
  fc.assert(
    fc.property(contents, fc.nat(46), fc.integer({ min: 1, max: 9 }), (content, place, by) => {
      const printed = boletoNumber(content);
      expect(printed).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
      expect(isBoletoNumber(printed)).toBe(true);
      const plain = printed.replace(/[ .]/g, '');
      expect(Number(plain.slice(-10))).toBe(content.amount);
      // A digit of the three fields is watched by its own check digit; the rest by the one over all, which stands for several sums.
      if (place >= 32) return;
      const other = plain.slice(0, place) + ((Number(plain[place]) + by) % 10) + plain.slice(place + 1);
      expect(isBoletoNumber(other)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  // The last second of a day in São Paulo, and the first one of the next.
  ['2026-11-23T02:59:59Z', 3, '2026-11-25'],
  ['2026-11-23T03:00:00Z', 3, '2026-11-26'],
  ['2026-11-23T12:00:00Z', 1, '2026-11-24'],
  ['2026-12-30T12:00:00Z', 3, '2027-01-02'],
  ['2028-02-27T12:00:00Z', 3, '2028-03-01'],
])('a slip of %s for %i days is good until 23:59 of %s in São Paulo', (now, days, date) => {
  const { dueDay, expiresAt } = boletoDue(Date.parse(now), days);
  expect(dueDay).toBe(day(date));
  expect(new Date(expiresAt).toISOString()).toBe(new Date(day(date) + 86_400_000 - 60_000 + 3 * 3_600_000).toISOString());
});

test('in a summer when clocks were ahead it was 23:59 there too', () => {
  const { expiresAt } = boletoDue(Date.parse('2018-12-10T12:00:00Z'), 3);
  expect(new Date(expiresAt).toISOString()).toBe('2018-12-14T01:59:00.000Z');
});
