import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productsFor } from '../subscriptions/product.ts';
import { proportion } from '../shared/money.ts';
import { type PriceOffer, type Promotion, type Purchase, quotePurchase, runningPromotion } from './price.ts';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const DAY_MS = 86_400_000;
const FREE_OF_TAX = () => ({ added: 0, included: 0 });
const product = (sku: string, country = 'US') => {
  const found = productsFor(country).find((one) => one.sku === sku);
  if (!found) throw new Error(sku);
  return found;
};
const buy = (sku: string, more: Partial<Purchase> = {}) =>
  quotePurchase({
    product: product(sku),
    firstTime: true,
    skipTrial: false,
    renewable: true,
    promotion: null,
    offer: null,
    balance: 0,
    tax: FREE_OF_TAX,
    now: NOW,
    ...more,
  });
const THIRTY: Promotion = { id: 'year', percent: 30, period: 'annual', from: NOW - DAY_MS, until: NOW + DAY_MS };

describe('the free trial', () => {
  test('is fourteen days of a first monthly plan, for nothing [SU-06] [SU-09]', () => {
    expect(buy('WEB_BASIC_MONTHLY_USD')).toMatchObject({
      retail: 799,
      discountKind: 'trial',
      discount: 799,
      total: 0,
      freeUntil: NOW + 14 * DAY_MS,
      billingDate: NOW + 14 * DAY_MS,
      nextRetail: 799,
    });
  });

  test.each([
    ['a year', buy('WEB_BASIC_ANNUAL_USD'), 7999],
    ['a viewer who had a trial', buy('WEB_BASIC_MONTHLY_USD', { firstTime: false }), 799],
    ['a viewer who skips the trial', buy('WEB_BASIC_MONTHLY_USD', { skipTrial: true }), 799],
    ['a single period', buy('WEB_BASIC_MONTHLY_USD', { renewable: false }), 799],
    ['a time of promotion', buy('WEB_BASIC_MONTHLY_USD', { promotion: THIRTY }), 799],
  ])('is not for %s [SU-07] [SU-08] [SU-10]', (_who, quote, total) => {
    expect(quote).toMatchObject({ freeUntil: null, total, discountKind: null });
  });
});

describe('the promotion', () => {
  test('takes three tenths off a year without a code, and keeps the plan for it [SU-12] [SU-13] [SU-14]', () => {
    const quote = buy('WEB_PREMIUM_ANNUAL_USD', { promotion: THIRTY });
    expect(quote).toMatchObject({ discountKind: 'promotion', discount: 3900, total: 9099, freeUntil: null, nextRetail: 12_999 });
    expect(quote.promotionUntil).toBe(Date.parse('2027-12-01T09:00:00Z'));
  });

  test('counts before an offer, never with it [SU-15]', () => {
    const offer: PriceOffer = { kind: 'percent', percent: 90 };
    expect(buy('WEB_PREMIUM_ANNUAL_USD', { promotion: THIRTY, offer }).total).toBe(9099);
  });

  test('runs from its first instant until before its last', () => {
    expect(runningPromotion(THIRTY, THIRTY.from)).toBe(THIRTY);
    expect(runningPromotion(THIRTY, THIRTY.until)).toBeNull();
    expect(runningPromotion(THIRTY, THIRTY.from - 1)).toBeNull();
    expect(runningPromotion(null, NOW)).toBeNull();
  });
});

describe('offers', () => {
  test('half of the first month is half of it, rounded up for the half [SU-17]', () => {
    expect(buy('WEB_BASIC_MONTHLY_USD', { offer: { kind: 'percent', percent: 50 } })).toMatchObject({
      discount: 400,
      total: 399,
      freeUntil: null,
    });
  });

  test('an amount counts in its currency, and never below nothing [BI-112]', () => {
    const amount = (currency: string, amount: number) =>
      buy('WEB_BASIC_MONTHLY_USD', { offer: { kind: 'amount', amount, currency } }).total;
    expect([amount('USD', 300), amount('USD', 5000), amount('BRL', 300)]).toEqual([499, 0, 799]);
  });

  test('free months come before the first charge', () => {
    const quote = buy('WEB_PREMIUM_MONTHLY_USD', { offer: { kind: 'free_months', months: 3 } });
    expect(quote).toMatchObject({ total: 0, discount: 1299 });
    expect(new Date(quote.billingDate ?? 0).toISOString()).toBe('2027-03-01T09:00:00.000Z');
  });
});

test('the lines of any purchase sum to its total, which is never less than nothing [BI-19]', () => {
  const offers = fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(50_000), currency: fc.constantFrom('USD', 'BRL') }),
      fc.record({ kind: fc.constant('free_months' as const), months: fc.integer({ min: 1, max: 12 }) }),
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('US', 'BR', 'DE', 'GB', 'AU', 'NZ').chain((country) => fc.constantFrom(...productsFor(country))),
      offers,
      fc.record({ firstTime: fc.boolean(), skipTrial: fc.boolean(), renewable: fc.boolean() }),
      fc.option(fc.constant(THIRTY)),
      fc.nat(30_000),
      fc.nat(30),
      (bought, offer, flags, promotion, balance, percent) => {
        const tax = (net: number) => ({ added: proportion(net, percent, 100), included: 0 });
        const quote = quotePurchase({ product: bought, offer, ...flags, promotion, balance, tax, now: NOW });
        expect(quote.total).toBe(quote.retail - quote.discount + quote.tax - quote.credit);
        expect(quote.total).toBeGreaterThanOrEqual(0);
        expect(quote.discount).toBeLessThanOrEqual(quote.retail);
        expect(quote.credit).toBeLessThanOrEqual(balance);
        expect(quote.periodEnd).toBeGreaterThan(NOW);
        expect(quote.billingDate).toBe(flags.renewable ? quote.periodEnd : null);
      },
    ),
  );
});
