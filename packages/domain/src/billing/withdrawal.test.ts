import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import type { Invoice } from './invoice.ts';
import { needsStartRequest, findWithdrawalRight } from './withdrawal.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BOUGHT = Date.parse('2026-12-01T09:00:00Z');

type Payment = Pick<Invoice, 'id' | 'state' | 'kind' | 'total' | 'credit' | 'paymentMethod'>;
const paid = (more: Partial<Payment> = {}): Payment => ({
  id: 'purchase',
  state: 'paid',
  kind: 'purchase',
  total: 799,
  credit: 0,
  paymentMethod: 'CARD',
  ...more,
});
const TRIAL = paid({ total: 0 });
const decide = (country: string, after: number, payments: readonly Payment[] = [paid()]) =>
  findWithdrawalRight({ country, concludedAt: BOUGHT, now: BOUGHT + after, payments });
const verdict = (...given: Parameters<typeof decide>) => {
  const decided = decide(...given);
  return decided.ok ? (decided.value.payment?.id ?? 'free') : decided.refusal;
};

describe('the right to withdraw', () => {
  test.each([
    ['DE', 0, 'purchase'],
    ['DE', -HOUR_MS, 'purchase'],
    ['DE', 15 * DAY_MS + HOUR_MS - 1, 'purchase'],
    ['DE', 15 * DAY_MS + HOUR_MS, 'WITHDRAWAL_TOO_LATE'],
    ['SE', 14 * DAY_MS, 'purchase'],
    ['NO', 14 * DAY_MS, 'purchase'],
    ['RE', 14 * DAY_MS, 'purchase'],
    ['BR', 0, 'purchase'],
    ['BR', 8 * DAY_MS + HOUR_MS - 1, 'purchase'],
    ['BR', 8 * DAY_MS + HOUR_MS, 'WITHDRAWAL_TOO_LATE'],
    ['US', 0, 'WITHDRAWAL_NOT_OFFERED'],
    ['GB', 0, 'WITHDRAWAL_NOT_OFFERED'],
    ['KR', 0, 'WITHDRAWAL_NOT_OFFERED'],
    ['', 0, 'WITHDRAWAL_NOT_OFFERED'],
    ['de', 0, 'WITHDRAWAL_NOT_OFFERED'],
    ['XX', 0, 'WITHDRAWAL_NOT_OFFERED'],
  ])('in %s, %d ms after the purchase, leads to %s', (country, after, expected) => {
    expect(verdict(country, after)).toBe(expected);
  });

  test.each<[string, readonly Payment[], string]>([
    ['a free trial ends without a refund', [TRIAL], 'free'],
    ['the first charge after a trial is refunded', [TRIAL, paid({ id: 'renewal', kind: 'renewal' })], 'renewal'],
    ['a purchase paid from the balance is refunded to it', [paid({ total: 0, credit: 799 })], 'purchase'],
    ['a refunded purchase is found by a repeated call', [paid({ state: 'refunded' })], 'purchase'],
    ['a boleto has no card to refund to', [paid({ paymentMethod: 'BOLETO' })], 'WITHDRAWAL_BY_SUPPORT'],
    ['two payments need a decision', [paid(), paid({ id: 'renewal', kind: 'renewal' })], 'WITHDRAWAL_BY_SUPPORT'],
    ['a paid change of plan needs a decision', [TRIAL, paid({ id: 'change', kind: 'change' })], 'WITHDRAWAL_BY_SUPPORT'],
  ])('%s', (_what, payments, expected) => {
    expect(verdict('FR', DAY_MS, payments)).toBe(expected);
    expect(verdict('BR', DAY_MS, payments)).toBe(expected);
    expect(verdict('US', DAY_MS, payments)).toBe('WITHDRAWAL_NOT_OFFERED');
  });

  test('lasts at least until the last day ends in every time zone of the European Economic Area and Brazil, and not two days more', () => {
    const ZONES = {
      DE: 'Europe/Berlin',
      FI: 'Europe/Helsinki',
      PT: 'Atlantic/Azores',
      MQ: 'America/Martinique',
      BR: 'America/Rio_Branco',
    };
    const dateIn = (timeZone: string, at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
    const between = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
    fc.assert(
      fc.property(
        between,
        fc.constantFrom(...Object.entries(ZONES)),
        fc.integer({ min: 0, max: 18 * DAY_MS }),
        (at, [country, zone], after) => {
          const days = country === 'BR' ? 7 : 14;
          const decided = findWithdrawalRight({ country, concludedAt: at, now: at + after, payments: [] });
          const lastDate = new Date(Date.parse(dateIn(zone, at)) + days * DAY_MS).toISOString().slice(0, 10);
          const isInTime = dateIn(zone, at + after) <= lastDate;
          if (isInTime && !decided.ok) throw new Error(`refused at ${at} + ${after} in ${zone}`);
          if (decided.ok && after >= (days + 2) * DAY_MS) throw new Error('two days too long');
        },
      ),
      { numRuns: 500 },
    );
    // The day that is shown is the last one where the buyer is, also when clocks change on the way.
    const decided = decide('DE', 0);
    expect(decided.ok && dateIn('Europe/Berlin', decided.value.lastDay)).toBe('2026-12-15');
  });

  test('refunds one payment in full, and nothing where none was made', () => {
    const payment = fc.record({
      id: fc.uuid(),
      state: fc.constantFrom('paid' as const, 'refunded' as const),
      kind: fc.constantFrom('purchase' as const, 'renewal' as const, 'change' as const),
      total: fc.nat(),
      credit: fc.nat(),
      paymentMethod: fc.constantFrom('CARD' as const, 'BOLETO' as const, 'COUPON' as const),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.array(payment, { maxLength: 4 }),
        fc.nat(40 * DAY_MS),
        (country, payments, after) => {
          const decided = decide(country, after, payments);
          if (!decided.ok) return;
          const { payment: refunded } = decided.value;
          const cost = payments.filter(({ total, credit }) => total + credit > 0);
          expect(refunded === null ? [] : [refunded]).toEqual(cost);
        },
      ),
    );
  });
});

test('a request to start within the withdrawal period is needed in the European Economic Area with its outermost regions', () => {
  const countries = COUNTRIES.filter(needsStartRequest);
  expect(countries).toHaveLength(37);
  expect(['DE', 'IS', 'RE'].every(needsStartRequest)).toBe(true);
  expect(['US', 'BR', 'GB', 'CH', ''].some(needsStartRequest)).toBe(false);
});
