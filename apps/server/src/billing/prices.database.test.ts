import { NOON } from '@madang/database/database.fixture.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import { newCode } from '@madang/domain/coupons/code.ts';
import { randomInt } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTill } from './billing.fixture.ts';

const DAY_MS = 86_400_000;
const promotion = { id: 'annual-30', percent: 30, period: 'annual', from: NOON - DAY_MS, until: NOON + 2 * DAY_MS } as const;
const till = await startTill({ promotion }, DEMO_TAX_RATES);
const { call, newViewer, buy, active, moveTo, transactions, books, provider, clock, deps } = till;
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
});

const livesIn = (as: string, state: string, zip: string) =>
  call(
    'changeBillingAddress',
    { country: 'US', fields: { first_name: 'Grace', last_name: 'Hill', address_1: '5 Main Street', city: 'Town', state, zip } },
    { as },
  );
const preview = async (as: string, sku: string, more: object = {}) =>
  (await call('previewPurchase', { sku, ...more }, { as })).object;

describe('while a promotion runs', () => {
  test('annual plans show and charge the promotional price, without a code or a trial [SU-12] [SU-13] [SU-14] [SU-10]', async () => {
    const user = await newViewer();
    expect((await call('listMenu')).object).toMatchObject({ promotion: { id: 'annual-30' } });
    const { objects } = await call('listProducts', {}, { as: user.as });
    expect(objects.map((product) => [product['period'], product['promotion']])).toEqual([
      ['monthly', null],
      ['annual', { percent: 30, price: 5599 }],
      ['monthly', null],
      ['annual', { percent: 30, price: 9099 }],
    ]);
    expect(objects.map((product) => product['trial_days'])).toEqual([0, 0, 0, 0]);
    expect(await preview(user.as, 'WEB_BASIC_MONTHLY_USD')).toMatchObject({ discount: null, total: 799 });
    expect(await preview(user.as, 'WEB_PREMIUM_ANNUAL_USD')).toMatchObject({
      discount: 'promotion',
      discount_amount: 3900,
      total: 9099,
      next_price: 12_999,
    });
    await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD');
    expect(provider.taken().at(-1)).toBe(9099);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', change_blocked_by: 'NO_CHANGE_DURING_PROMOTION' });
    // The year outlasts the promotion, and the second year is charged at full price.
    await moveTo(user, new Date(NOON + 100 * DAY_MS).toISOString());
    expect((await call('changePlan', { sku: 'WEB_BASIC_ANNUAL_USD' }, { as: user.as })).body.reason).toBe(
      'NO_CHANGE_DURING_PROMOTION',
    );
    await moveTo(user, new Date(NOON + 366 * DAY_MS).toISOString());
    expect(provider.taken().at(-1)).toBe(12_999);
    expect(await active(user.as)).toMatchObject({
      promotion_until: null,
      change_blocked_by: null,
      business_unit: 'US',
      country: 'US',
    });
  });

  test('a coupon applies to a monthly plan and is not combined with the promotion [SU-15] [CP-18]', async () => {
    const { as } = await newViewer();
    const coupon_code = newCode(randomInt);
    const { codes } = deps.repositories;
    const campaign = { offer: { kind: 'percent' as const, percent: 50 }, plans: null, periods: null, multiUse: false };
    await codes.saveCampaign({ id: coupon_code, ...campaign, from: 0, until: NOON + DAY_MS });
    await codes.add({ hash: deps.billing.hashCode(coupon_code), campaignId: coupon_code });
    expect((await buy(as, 'WEB_BASIC_ANNUAL_USD', { coupon_code })).body.reason).toBe('COUPON_NOT_DURING_PROMOTION');
    expect(await preview(as, 'WEB_BASIC_ANNUAL_USD')).toMatchObject({ discount_amount: 2400, total: 5599 });
    expect(await preview(as, 'WEB_BASIC_MONTHLY_USD', { coupon_code })).toMatchObject({ discount_amount: 400 });
  });

  test('a plan change is refused, whenever the plan was bought [SU-74]', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD');
    const change = () => call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: user.as });
    expect((await change()).body.reason).toBe('NO_CHANGE_DURING_PROMOTION');
    await moveTo(user, new Date(NOON + 3 * DAY_MS).toISOString());
    expect((await change()).status).toBe(200);
  });
});

describe('tax', () => {
  test('is added to the price by the rate of the state, and is entered in the ledger [BI-08] [BI-17] [BI-106]', async () => {
    const user = await newViewer();
    await livesIn(user.as, 'NY', '10001');
    // 8.5 % of 5599, rounded half up.
    expect(await preview(user.as, 'WEB_BASIC_ANNUAL_USD')).toMatchObject({ tax: 476, tax_included: 0, total: 6075 });
    await buy(user.as, 'WEB_BASIC_ANNUAL_USD');
    expect(provider.taken().at(-1)).toBe(6075);
    expect((await transactions(user.as))[0]).toMatchObject({ price: 7999, discount: 2400, tax: 476, total: 6075 });
    expect(await books(user.id)).toEqual({ cash: 6075, revenue: -5599, tax_payable: -476 });
  });

  test('is zero without a rate, and included in the price where the country’s rate says so [BI-106]', async () => {
    const [oregon, germany] = [await newViewer(), await newViewer('DE')];
    await livesIn(oregon.as, 'OR', '97201');
    expect(await preview(oregon.as, 'WEB_BASIC_MONTHLY_USD')).toMatchObject({ tax: 0, total: 799 });
    const { tax, total } = await preview(germany.as, 'WEB_BASIC_MONTHLY_EUR');
    expect([tax, total]).toEqual([0, 799]);
  });

  test('of a refunded payment is reversed with it', async () => {
    const user = await newViewer();
    await livesIn(user.as, 'NY', '10001');
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD');
    await moveTo(user, new Date(NOON + 15 * DAY_MS).toISOString());
    await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: user.as });
    const book = await books(user.id);
    expect(Object.values(book).reduce((all, amount) => all + amount, 0)).toBe(0);
    const paid = (await transactions(user.as)).reduce((all, row) => all + Number(row['total']), 0);
    expect(book['cash']).toBe(paid);
    expect(book['credit_balance'] ?? 0).toBe(0);
  });
});

test.each([
  ['US', 'WEB_BASIC_MONTHLY_USD', 'USD', 799, 'US', 'US'],
  ['MX', 'WEB_BASIC_MONTHLY_USD', 'USD', 799, 'LTA', 'US'],
  ['BR', 'WEB_BASIC_MONTHLY_BRL', 'BRL', 1990, 'BR', 'BR'],
  ['DE', 'WEB_BASIC_MONTHLY_EUR', 'EUR', 799, 'EUR', 'EU'],
  ['SE', 'WEB_BASIC_MONTHLY_USD', 'USD', 799, 'EUD', 'EU'],
  ['GB', 'WEB_BASIC_MONTHLY_GBP', 'GBP', 699, 'GBP', 'EU'],
  ['AU', 'WEB_BASIC_MONTHLY_AUD', 'AUD', 1199, 'AU', 'AU'],
  ['NZ', 'WEB_BASIC_MONTHLY_NZD', 'NZD', 1299, 'NZ', 'NZ'],
  ['FJ', 'WEB_BASIC_MONTHLY_USD', 'USD', 799, 'OC', 'OC'],
])(
  'in %s the four plans are sold as %s by the business unit of the country [SU-52] [SU-53] [SU-54] [SU-55] [SU-91]',
  async (country, sku, currency, price, unit, named) => {
    const { objects } = await call('listProducts', {}, { country });
    expect(objects).toHaveLength(4);
    expect(objects[0]).toMatchObject({ sku, currency, price });
    for (const product of objects) expect(product).toMatchObject({ business_unit: unit, country: named });
  },
);
