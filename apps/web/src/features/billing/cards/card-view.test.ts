import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toExpiryBadge, whyCardIsKept, toMonthDay } from './card-view.ts';

const NOW = Date.parse('2026-11-10T12:00:00Z');
const card = (expiry_month: number, expiry_year: number) => ({ expiry_month, expiry_year });

test('a card is valid until its month is over, and is marked as expiring one month ahead [BI-77]', () => {
  expect(toExpiryBadge(card(10, 2026), NOW)).toBe('expired');
  expect(toExpiryBadge(card(12, 2025), NOW)).toBe('expired');
  expect(toExpiryBadge(card(11, 2026), NOW)).toBe('soon');
  expect(toExpiryBadge(card(12, 2026), NOW)).toBe('valid');
  expect(toExpiryBadge(card(1, 2028), NOW)).toBe('valid');
});

test('an invalid month or year has no badge [BI-76]', () => {
  for (const [month, year] of [
    [13, 2028],
    [0, 2028],
    [Number.NaN, 2028],
    [5, 999],
    [5, 3001],
  ] as const)
    expect(toExpiryBadge(card(month, year), NOW)).toBe('unknown');
});

test('a card marked as expiring soon is valid today and expired 31 days later', () => {
  const months = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2026, max: 2028 }) });
  const days = fc.integer({ min: 0, max: 800 });
  fc.assert(
    fc.property(months, days, ({ month, year }, day) => {
      const now = Date.UTC(2026, 0, 1) + day * 86_400_000;
      const over = Date.UTC(year, month, 1);
      const expected = now >= over ? 'expired' : now + 31 * 86_400_000 >= over ? 'soon' : 'valid';
      expect(toExpiryBadge(card(month, year), now)).toBe(expected);
    }),
  );
});

test('the month of a card is written as a day of it', () => {
  expect(toMonthDay(card(3, 2028))).toBe('2028-03-01');
});

test('a card that pays for the plan is kept, with a reason that depends on other cards', () => {
  expect([whyCardIsKept({ in_use: true }, 2), whyCardIsKept({ in_use: true }, 1), whyCardIsKept({ in_use: false }, 1)]).toEqual([
    'inUseHint',
    'inUseOnly',
    null,
  ]);
});
