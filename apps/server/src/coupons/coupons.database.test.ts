import { NOON } from '@madang/database/database.fixture.ts';
import type { Campaign } from '@madang/domain/coupons/coupon.ts';
import { newCode } from '@madang/domain/coupons/code.ts';
import { randomInt } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTill } from '../billing/billing.fixture.ts';

const till = await startTill();
const { call, newViewer, buy, active, moveTo, provider, deps, entitle } = till;
afterAll(till.close);
beforeEach(() => {
  till.clock.now = NOON;
});

const DAY_MS = 86_400_000;
const dayAfter = (days: number): string => new Date(NOON + days * DAY_MS).toISOString();
const { codes, subscriptions } = deps.repositories;

/** Creates a campaign with one coupon code. */
const codeFor = async (campaign: Pick<Campaign, 'offer'> & Partial<Campaign>): Promise<string> => {
  const code = newCode(randomInt);
  const id = `campaign ${code}`;
  const whole = { id, plans: null, periods: null, from: NOON - DAY_MS, until: NOON + 400 * DAY_MS, multiUse: false, ...campaign };
  await codes.saveCampaign(whole);
  await codes.add({ hash: deps.billing.hashCode(code), campaignId: id });
  return code;
};
const passOf = async (days = 30): Promise<string> => {
  const code = newCode(randomInt);
  await codes.add({ hash: deps.billing.hashCode(code), pass: { sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days } });
  return code;
};
const redeem = (as: string, code: string) => call('redeemCoupon', { code }, { as });
const redeemPass = (as: string, code: string) => call('redeemPremiumPass', { pass_code: code }, { as });

describe('a coupon', () => {
  test('has twenty characters, ignoring case, spaces and hyphens [CP-01] [CP-31]', async () => {
    const { as } = await newViewer();
    const code = await codeFor({ offer: { kind: 'percent', percent: 50 } });
    for (const wrong of [code.slice(1), `${code}A`]) {
      const { body } = await redeem(as, wrong);
      expect(body).toMatchObject({
        reason: 'COUPON_LENGTH_WRONG',
        message: 'The coupon code should consist of 20 characters in length.',
      });
    }
    const pasted = code.toLowerCase().replaceAll(/.{4}/g, '$& - ');
    expect((await redeem(as, pasted)).object).toEqual({ kind: 'discount', code, percent: 50, amount: null, currency: null });
  });

  test('discounts the first charge once [CP-03] [CP-17] [SU-17]', async () => {
    const user = await newViewer();
    const coupon_code = await codeFor({ offer: { kind: 'percent', percent: 50 } });
    const preview = await call('previewPurchase', { sku: 'WEB_BASIC_MONTHLY_USD', coupon_code }, { as: user.as });
    expect(preview.object).toMatchObject({ discount: 'offer', discount_amount: 400, total: 399, next_price: 799 });
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { coupon_code });
    expect(await active(user.as)).toMatchObject({ coupon_code });
    expect(provider.taken().at(-1)).toBe(399);
    await moveTo(user, dayAfter(32));
    expect(provider.taken().at(-1)).toBe(799);
    const other = await newViewer();
    expect((await buy(other.as, 'WEB_BASIC_MONTHLY_USD', { coupon_code })).body.reason).toBe('COUPON_INVALID');
  });

  test('of 100 % makes the total zero, and an amount never exceeds the price [BI-112]', async () => {
    const [one, other] = [await newViewer(), await newViewer()];
    const all = await codeFor({ offer: { kind: 'percent', percent: 100 } });
    expect((await buy(one.as, 'WEB_BASIC_ANNUAL_USD', { coupon_code: all })).object).toMatchObject({ state: 'paid' });
    const much = await codeFor({ offer: { kind: 'amount', amount: 99_999, currency: 'USD' } });
    const { object } = await call('previewPurchase', { sku: 'WEB_BASIC_MONTHLY_USD', coupon_code: much }, { as: other.as });
    expect(object).toMatchObject({ discount_amount: 799, total: 0 });
  });

  test('is released after a decline, and goes to one of several concurrent buyers', async () => {
    const poor = await newViewer();
    const coupon_code = await codeFor({ offer: { kind: 'percent', percent: 10 } });
    provider.moves.push({ state: 'DECLINED', decline: 'soft', code: 'insufficient_funds' });
    expect((await buy(poor.as, 'WEB_BASIC_ANNUAL_USD', { coupon_code })).body.reason).toBe('CARD_DECLINED');
    // The code is redeemable again, so it must not stay readable.
    const { rows } = await till.connection.query('select deed::text from invoices where account_id = $1', [poor.id]);
    expect(rows).toEqual([{ deed: expect.not.stringContaining(coupon_code) as unknown }]);
    const racers = await Promise.all(Array.from({ length: 8 }, () => newViewer()));
    const answers = await Promise.all(racers.map(({ as }) => buy(as, 'WEB_BASIC_ANNUAL_USD', { coupon_code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.reason === 'COUPON_INVALID')).toHaveLength(7);
  });

  test('is refused for another plan or period, after its end, for subscribers and store customers [CP-07] [CP-11] [CP-12] [CP-13] [CP-25]', async () => {
    const user = await newViewer();
    const preview = (coupon_code: string) =>
      call('previewPurchase', { sku: 'WEB_BASIC_MONTHLY_USD', coupon_code }, { as: user.as });
    const premium = await codeFor({ offer: { kind: 'percent', percent: 50 }, plans: ['Premium'] });
    expect((await preview(premium)).body.reason).toBe('COUPON_PREMIUM_ONLY');
    const annual = await codeFor({ offer: { kind: 'percent', percent: 50 }, periods: ['annual'] });
    expect((await preview(annual)).body.reason).toBe('COUPON_NOT_FOR_PLAN');
    const past = await codeFor({ offer: { kind: 'percent', percent: 50 }, until: NOON });
    expect((await preview(past)).body.reason).toBe('COUPON_INVALID');
    await buy(user.as);
    expect((await redeem(user.as, premium)).body.reason).toBe('COUPON_FOR_NEW_SUBSCRIBERS');
    const store = await newViewer();
    await entitle(store.id, 'Premium');
    const running = await subscriptions.findOf(store.id);
    if (!running) throw new Error('It was saved a moment ago.');
    await subscriptions.save({ ...running, sku: 'IOS_PREMIUM_MONTHLY', gateway: 'APPLE' });
    expect((await redeem(store.as, premium)).body.reason).toBe('NOT_PAYABLE_ON_WEB');
    const pass = await passOf();
    expect((await redeemPass(store.as, pass)).body.reason).toBe('NOT_PAYABLE_ON_WEB');
    await subscriptions.save({ ...running, sku: 'IOS_PREMIUM_MONTHLY', gateway: 'APPLE', status: 'CANCELED' });
    expect((await redeemPass(store.as, pass)).object).toMatchObject({ state: 'reserved' });
  });

  test('of free months begins at once without a card and ends without a charge [CP-05] [CP-16] [SU-22] [SU-86] [SU-90]', async () => {
    const user = { ...(await till.signUp()) };
    const as = user.access_token;
    const code = await codeFor({ offer: { kind: 'free_months', months: 2 }, plans: ['Premium'] });
    expect((await redeem(as, code)).object).toMatchObject({ kind: 'redeemed', plan: 'Premium' });
    expect(await active(as)).toMatchObject({
      payment_gateway: 'COUPON',
      plan: 'Premium',
      premium_pass: true,
      coupon_code: code,
      next_renewal_at: null,
    });
    expect((await call('getEntitlement', {}, { as })).object).toMatchObject({ entitlement: { plan: 'Premium' } });
    // A title for subscribers.
    expect((await call('playVideo', { content_id: '53' }, { as })).status).toBe(200);
    expect((await call('cancelSubscription', {}, { as })).body.reason).toBe('PASS_CANNOT_CHANGE');
    expect((await call('changePlan', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as })).body.reason).toBe('PASS_CANNOT_CHANGE');
    await moveTo(user, dayAfter(80));
    expect(await active(as)).toBeNull();
  });

  test('is rate limited to ten guesses an hour [CP-02] [CP-32]', async () => {
    const { as } = await newViewer();
    for (let guess = 0; guess < 10; guess += 1) {
      const { body } = await redeem(as, newCode(randomInt));
      expect(body).toMatchObject({ reason: 'COUPON_INVALID', message: 'Please enter a valid coupon code.' });
    }
    expect((await redeem(as, newCode(randomInt))).body.reason).toBe('TOO_MANY_ATTEMPTS');
    const right = await codeFor({ offer: { kind: 'percent', percent: 50 } });
    expect((await redeem(as, right)).body.reason, 'a right code after the limit').toBe('TOO_MANY_ATTEMPTS');
    expect((await redeemPass(as, right)).body.reason).toBe('TOO_MANY_ATTEMPTS');
    const order = { sku: 'WEB_BASIC_MONTHLY_USD', coupon_code: right };
    expect((await call('previewPurchase', order, { as })).body.reason).toBe('TOO_MANY_ATTEMPTS');
    expect((await call('previewPurchase', { sku: order.sku }, { as })).status, 'without a code').toBe(200);
  });

  test('is not rate limited for valid codes', async () => {
    const { access_token: as } = await newViewer();
    const code = await codeFor({ offer: { kind: 'percent', percent: 50 } });
    for (let count = 0; count < 15; count += 1) expect((await redeem(as, code)).status).toBe(200);
  });

  test('needs an account [CP-15]', async () => {
    expect((await redeem('anonymous', newCode(randomInt))).status).toBe(401);
    expect((await redeemPass('anonymous', newCode(randomInt))).status).toBe(401);
  });
});

describe('a premium pass', () => {
  test('begins Premium at once and is redeemable once, one per account [CP-20] [CP-21] [CP-22] [CP-23] [ST-59]', async () => {
    const [user, other] = [await newViewer(), await newViewer()];
    const code = await passOf();
    expect((await redeemPass(user.as, code.slice(1))).body.reason).toBe('COUPON_LENGTH_WRONG');
    expect((await redeemPass(user.as, code)).object).toMatchObject({ state: 'begun', plan: 'Premium', expires_at: dayAfter(30) });
    expect((await redeemPass(other.as, code)).body.reason).toBe('COUPON_INVALID');
    expect((await redeemPass(user.as, await passOf())).body.reason).toBe('PASS_ALREADY_REDEEMED');
    expect(await active(user.as)).toMatchObject({ premium_pass: true, payment_gateway: 'COUPON', coupon_code: code });
    await moveTo(user, dayAfter(31));
    expect(await active(user.as)).toBeNull();
  });

  test('is reserved until the paid period ends, then runs, and the plan renews after it [CP-24] [CP-26]', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    const before = provider.taken().length;
    expect(await active(user.as)).toMatchObject({ coupon_code: null });
    const pass = await passOf(10);
    expect((await redeemPass(user.as, pass)).object).toMatchObject({ state: 'reserved' });
    expect(await active(user.as)).toMatchObject({ coupon_code: pass });
    expect((await call('getReservedSubscription', {}, { as: user.as })).object).toMatchObject({
      kind: 'pass',
      days: 10,
      status: 'RESERVED',
    });
    await moveTo(user, '2026-12-25');
    expect(await active(user.as)).toMatchObject({ plan: 'Premium', status: 'ACTIVE' });
    expect(provider.taken()).toHaveLength(before);
    await moveTo(user, '2027-01-05');
    expect(provider.taken().slice(before)).toEqual([799]);
    expect(await active(user.as)).toMatchObject({ plan: 'Basic', status: 'ACTIVE' });
  });

  test('is accepted from a Premium subscriber on the web [CP-14]', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_PREMIUM_MONTHLY_USD', { skip_trial: true });
    expect((await redeemPass(user.as, await passOf())).object).toMatchObject({ state: 'reserved', plan: 'Premium' });
  });

  test('goes to one of several concurrent redeemers', async () => {
    const racers = await Promise.all(Array.from({ length: 8 }, () => newViewer()));
    const code = await passOf();
    const answers = await Promise.all(racers.map(({ as }) => redeemPass(as, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('while subscriptions are closed a pass is refused and stays redeemable [CP-29]', async () => {
  const closed = await startTill({ subscriptionsOpen: false });
  const { as } = await closed.newViewer();
  const code = newCode(randomInt);
  const hash = closed.deps.billing.hashCode(code);
  await closed.deps.repositories.codes.add({ hash, pass: { sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30 } });
  const { body } = await closed.call('redeemPremiumPass', { pass_code: code }, { as });
  expect(body).toMatchObject({ reason: 'SUBSCRIPTIONS_CLOSED', code: '5000' });
  expect(await closed.deps.repositories.codes.findPass(hash)).not.toBeNull();
  expect((await closed.buy(as)).body.reason).toBe('SUBSCRIPTIONS_CLOSED');
  await closed.close();
});
