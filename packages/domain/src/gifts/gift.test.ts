import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodsFrom } from '../billing/periods.ts';
import { currencyOf, productsFor } from '../subscriptions/product.ts';
import { decideGift, GIFT_LENGTHS, GIFT_MONTHS, type GiftFacts, giftOffers, giftState, quoteGift } from './gift.ts';

const FREE_OF_TAX = () => ({ added: 0, included: 0 });
const someMonths = fc.constantFrom(...GIFT_MONTHS);
const someCountry = fc.constantFrom('US', 'BR', 'DE', 'GB', 'AU', 'NZ', 'VN');

test('a gift never has fewer days than the months it is sold as, whenever they begin', () => {
  const someDay = fc.integer({ min: Date.UTC(2026, 0, 1) / 86_400_000, max: Date.UTC(2036, 0, 1) / 86_400_000 });
  fc.assert(
    fc.property(someDay, someMonths, (day, months) => {
      const from = day * 86_400_000;
      expect(periodsFrom(from, 'monthly', months) - from).toBeLessThanOrEqual(GIFT_LENGTHS[months] * 86_400_000);
    }),
    { numRuns: 2000 },
  );
});

test('months cost what they cost by the month, and a year what a year costs', () => {
  const prices = (country: string) =>
    giftOffers(productsFor(country)).map(({ plan, months, days, price }) => [plan, months, days, price]);
  expect(prices('US')).toEqual([
    ['Basic', 1, 31, 799],
    ['Premium', 1, 31, 1299],
    ['Basic', 3, 92, 2397],
    ['Premium', 3, 92, 3897],
    ['Basic', 6, 184, 4794],
    ['Premium', 6, 184, 7794],
    ['Basic', 12, 366, 7999],
    ['Premium', 12, 366, 12_999],
  ]);
  expect(prices('BR').at(-1)).toEqual(['Premium', 12, 366, 32_900]);
});

test('the lines of a gift sum to what is paid, whatever the tax and wherever [BI-108]', () => {
  const someTax = fc.record({ added: fc.nat(5000), included: fc.nat(5000) });
  const somePlan = fc.constantFrom('Basic', 'Premium');
  fc.assert(
    fc.property(someCountry, somePlan, someMonths, someTax, (country, plan, months, tax) => {
      const taxed: number[] = [];
      const quote = quoteGift(productsFor(country), { plan, months }, (net) => (taxed.push(net), tax));
      expect(quote).toMatchObject({ currency: currencyOf(country), tax: tax.added, taxIncluded: tax.included });
      expect(quote?.total).toBe((quote?.retail ?? 0) + tax.added);
      expect(taxed).toEqual([quote?.retail]);
    }),
  );
});

test('a gift is named on its bill, and nothing is quoted that is not sold', () => {
  const quote = quoteGift(productsFor('US'), { plan: 'Premium', months: 3 }, FREE_OF_TAX);
  expect(quote).toMatchObject({ sku: 'GIFT_PREMIUM_3_USD', period: 'monthly', retail: 3897, total: 3897 });
  expect(quoteGift(productsFor('US'), { plan: 'Basic', months: 12 }, FREE_OF_TAX)?.period).toBe('annual');
  expect(quoteGift([], { plan: 'Premium', months: 3 }, FREE_OF_TAX)).toBeNull();
});

test.each([
  [true, true, null],
  [true, false, 'SUBSCRIPTIONS_CLOSED'],
  [false, true, 'GIFTS_NOT_OFFERED'],
  [false, false, 'GIFTS_NOT_OFFERED'],
] as const)(
  'with gifts offered: %s and subscriptions open: %s, who wants to give one hears %s',
  (giftsOffered, subscriptionsOpen, refusal) => {
    const decided = decideGift({ giftsOffered, subscriptionsOpen });
    expect(decided.ok ? null : decided.refusal).toBe(refusal);
  },
);

const PAID: GiftFacts = {
  isPaid: true,
  recipientEmail: 'bora@madang.example',
  deliveredAt: null,
  undeliveredAt: null,
  redeemedAt: null,
  voidedAt: null,
};

test.each([
  ['unpaid', { ...PAID, isPaid: false }],
  ['scheduled', PAID],
  ['sent', { ...PAID, deliveredAt: 5 }],
  ['sent', { ...PAID, recipientEmail: null }],
  ['undelivered', { ...PAID, deliveredAt: 5, undeliveredAt: 6 }],
  ['redeemed', { ...PAID, deliveredAt: 5, redeemedAt: 6 }],
  ['redeemed', { ...PAID, deliveredAt: 5, undeliveredAt: 6, redeemedAt: 7 }],
  ['redeemed', { ...PAID, redeemedAt: 6 }],
  ['refunded', { ...PAID, deliveredAt: 5, voidedAt: 7 }],
  ['refunded', { ...PAID, voidedAt: 7 }],
  ['refunded', { ...PAID, deliveredAt: 5, undeliveredAt: 6, voidedAt: 7 }],
] as const)('a gift is %s by what is known of it', (state, facts) => {
  expect(giftState(facts)).toBe(state);
});
