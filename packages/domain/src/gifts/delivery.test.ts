import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideSending, deliveryAt, faultOfDelivery } from './delivery.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

test.each([
  ['2026-11-23', null],
  ['2026-11-24', null],
  ['2027-11-24', null],
  ['2027-11-25', 'too_late'],
  ['2026-11-22', 'past'],
  ['2026-02-30', 'malformed'],
  ['tomorrow', 'malformed'],
  ['', 'malformed'],
] as const)('on 23 November at noon the day %j has the fault %s', (day, fault) => {
  expect(faultOfDelivery(day, NOON)).toBe(fault);
});

test('today is a day to give something wherever it is today, or still is', () => {
  const evening = Date.UTC(2026, 10, 24, 3);
  // In New York it is the evening of the 23rd, in Seoul the noon of the 24th.
  expect(faultOfDelivery('2026-11-23', evening)).toBeNull();
  expect(faultOfDelivery('2026-11-24', evening)).toBeNull();
  expect(faultOfDelivery('2026-11-23', Date.UTC(2026, 10, 24, 12))).toBe('past');
});

test('a mail is due on its day wherever Madang is sold, and never before it was ordered', () => {
  expect(deliveryAt(null, NOON)).toBe(NOON);
  expect(deliveryAt('2026-11-23', NOON)).toBe(NOON);
  const due = deliveryAt('2026-12-24', NOON);
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(due);
  for (const zone of [
    'Pacific/Honolulu',
    'America/Los_Angeles',
    'America/Sao_Paulo',
    'Europe/Berlin',
    'Asia/Seoul',
    'Pacific/Auckland',
  ])
    expect(dayIn(zone), zone).toBe('2026-12-24');
});

test('a mail is sent again ten minutes later at the earliest, and five times within a day', () => {
  const at = (...minutes: readonly number[]) => minutes.map((minute) => NOON + minute * MINUTE_MS);
  const decide = (sentAt: readonly number[], now: number) => {
    const decided = decideSending('sent', sentAt, now);
    return decided.ok ? null : 'retryAfter' in decided ? decided.retryAfter : decided.refusal;
  };
  expect(decide([], NOON)).toBeNull();
  expect(decide(at(0), NOON + 10 * MINUTE_MS - 1)).toBe(1);
  expect(decide(at(0), NOON + 10 * MINUTE_MS)).toBeNull();
  expect(decide(at(0, 10, 20, 30, 40), NOON + 50 * MINUTE_MS)).toBe((DAY_MS - 50 * MINUTE_MS) / 1000);
  expect(decide(at(0, 10, 20, 30, 40), NOON + DAY_MS)).toBeNull();
});

test('a sender who waits for retryAfter seconds may resend', () => {
  const times = fc.array(fc.integer({ min: NOON - 2 * DAY_MS, max: NOON }), { maxLength: 5 });
  fc.assert(
    fc.property(times, (sentAt) => {
      const decided = decideSending('sent', sentAt, NOON);
      if (!decided.ok && 'retryAfter' in decided)
        expect(decideSending('sent', sentAt, NOON + decided.retryAfter * 1000).ok).toBe(true);
      else expect(decided.ok).toBe(true);
    }),
  );
});

test.each([
  ['unpaid', 'PURCHASE_UNDER_WAY'],
  ['scheduled', null],
  ['sent', null],
  ['redeemed', 'GIFT_REDEEMED'],
  ['refunded', 'GIFT_NOT_FOUND'],
] as const)('of a gift that is %s, sending it again is answered with %s', (state, refusal) => {
  const decided = decideSending(state, [], NOON);
  expect(decided.ok ? null : decided.refusal).toBe(refusal);
});
