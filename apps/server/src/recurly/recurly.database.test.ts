import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settleRequests } from './recurly-notifications.ts';
import { startRecurlyTill } from '../providers/payments/recurly/recurly-till.fixture.ts';

const till = await startRecurlyTill();
const { call, newViewer, buy, active, transactions, recurly, api, deps, clock } = till;
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
  recurly.site.moves.length = 0;
});
afterEach(till.complain);

const BASIC_YEAR = 'WEB_BASIC_ANNUAL_USD';
const requests = (what: RegExp, from = 0) => recurly.seen.slice(from).filter((one) => what.test(one.what));
const onPurchase = /^POST \/purchases$/;

describe('a purchase', () => {
  test('is resent under one idempotency key when the connection breaks, and paid once [R24]', async () => {
    const user = await newViewer();
    const [from, before] = [recurly.seen.length, recurly.site.taken().length];
    recurly.fail('reset after', onPurchase);
    expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'paid' });
    const sent = requests(onPurchase, from);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(recurly.site.taken().slice(before)).toEqual([7999]);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', plan: 'Basic', next_amount: 7999 });
  });

  test.each(['silent', '500 after', 'garbled'] as const)(
    'with a lost response (%s) is pending, not declined, and found later without being resent [R24]',
    async (fault) => {
      const user = await newViewer();
      const before = recurly.site.taken().length;
      recurly.fail(fault, onPurchase);
      expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'pending' });
      expect((await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD')).body.reason).toBe('PURCHASE_UNDER_WAY');
      clock.now += 31_000;
      const from = recurly.seen.length;
      await settleRequests(deps, api);
      expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', plan: 'Basic' });
      expect(requests(onPurchase, from)).toEqual([]);
      expect(recurly.site.taken().slice(before)).toEqual([7999]);
      expect((await transactions(user.as)).map(({ state, total }) => [state, total])).toEqual([['paid', 7999]]);
    },
  );

  test('with a truncated response is pending, keeps one idempotency key across transport retries, and is paid once [R24]', async () => {
    const user = await newViewer();
    const [from, before] = [recurly.seen.length, recurly.site.taken().length];
    recurly.fail('truncated', onPurchase);
    expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'pending' });
    clock.now += 31_000;
    await settleRequests(deps, api);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', plan: 'Basic' });
    expect(new Set(requests(onPurchase, from).map(({ key }) => key)).size).toBe(1);
    expect(recurly.site.taken().slice(before)).toEqual([7999]);
  });

  test.each(['409', '429', '503', 'reset before'] as const)(
    'that was not processed (%s) is resent under its idempotency key, and paid once [R24]',
    async (fault) => {
      const user = await newViewer();
      const [from, before] = [recurly.seen.length, recurly.site.taken().length];
      recurly.fail(fault, onPurchase);
      // The transport itself retries once after a broken connection
      if (fault === 'reset before') recurly.fail(fault, onPurchase);
      expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'pending' });
      expect(await active(user.as)).toBeNull();
      clock.now += 31_000;
      await settleRequests(deps, api);
      expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
      expect(new Set(requests(onPurchase, from).map(({ key }) => key)).size).toBe(1);
      expect(recurly.site.taken().slice(before)).toEqual([7999]);
    },
  );

  test('is looked up and given up, never resent, once its idempotency key may have expired', async () => {
    const user = await newViewer();
    recurly.fail('503', onPurchase);
    await buy(user.as, BASIC_YEAR);
    const from = recurly.seen.length;
    clock.now += 51 * 60_000;
    await settleRequests(deps, api);
    expect(requests(onPurchase, from)).toEqual([]);
    expect(requests(/^GET .*\/subscriptions$/, from)).toHaveLength(1);
    const { access_token: as } = await till.signInAgain(user);
    expect(await active(as)).toBeNull();
    expect((await buy(as, BASIC_YEAR)).object).toMatchObject({ state: 'paid' });
  });

  test('that Recurly refuses unexpectedly is an outage, and can be retried', async () => {
    const user = await newViewer();
    // The card was deleted at Recurly, and no webhook reported it
    const account = recurly.site.accountOf(`code-${user.id}`);
    const [card] = account.cards.splice(0);
    expect((await till.inject('purchase', { sku: BASIC_YEAR, terms_accepted: true }, { as: user.as })).statusCode).toBe(503);
    expect(await active(user.as)).toBeNull();
    if (card) account.cards.push(card);
    expect((await buy(user.as, BASIC_YEAR)).object).toMatchObject({ state: 'paid' });
  });

  test('of an account to which Recurly already sold a plan is refused, and that plan is shown', async () => {
    const user = await newViewer();
    const [card] = recurly.site.accountOf(`code-${user.id}`).cards;
    const sold = {
      currency: 'USD',
      account: { code: user.id },
      billing_info_id: card?.id,
      subscriptions: [{ plan_code: 'web_premium_annual_usd' }],
    };
    recurly.site.purchase(sold, false);
    const before = recurly.site.taken().length;
    expect((await buy(user.as, BASIC_YEAR)).body.reason).toBe('ALREADY_SUBSCRIBED');
    expect(await active(user.as)).toMatchObject({ plan: 'Premium', period: 'annual' });
    expect(recurly.site.taken()).toHaveLength(before);
  });

  test('that concurrent jobs settle is paid once, and settled once', async () => {
    const user = await newViewer();
    const before = recurly.site.taken().length;
    recurly.fail('503', onPurchase);
    await buy(user.as, BASIC_YEAR);
    clock.now += 31_000;
    await Promise.all([settleRequests(deps, api), settleRequests(deps, api), settleRequests(deps, api)]);
    expect(recurly.site.taken().slice(before)).toEqual([7999]);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
    expect((await transactions(user.as)).length).toBe(1);
  });

  test('with tax costs the amount that Recurly calculates, in the preview and in the transaction [BI-05] [BI-108]', async () => {
    const user = await newViewer();
    recurly.site.site.taxRate = 0.0825;
    const { object: preview } = await call('previewPurchase', { sku: BASIC_YEAR }, { as: user.as });
    expect(preview).toMatchObject({ retail_price: 7999, tax: 660, total: 8659 });
    expect((await buy(user.as, BASIC_YEAR, { shown_total: 8659 })).object).toMatchObject({ state: 'paid' });
    recurly.site.site.taxRate = 0;
    expect(await transactions(user.as)).toMatchObject([{ price: 7999, tax: 660, total: 8659, state: 'paid' }]);
    expect(recurly.site.taken().at(-1)).toBe(8659);
  });

  test('sends our account id and the billing address to Recurly', async () => {
    const user = await newViewer();
    const fields = {
      first_name: 'Mina',
      last_name: 'Oliveira',
      address_line_1: '1 Main Street',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    };
    await deps.repositories.instruments.saveAddress(user.id, { country: 'US', fields }, clock.now);
    const from = recurly.seen.length;
    await buy(user.as, BASIC_YEAR);
    expect(requests(onPurchase, from)[0]?.body).toMatchObject({
      currency: 'USD',
      account: { code: user.id, email: user.username, address: { country: 'US', region: 'TX', postal_code: '78701' } },
      subscriptions: [{ plan_code: 'web_basic_annual_usd', auto_renew: true }],
    });
  });

  test('with a coupon code or a campaign is refused, because they exist in our own engine only', async () => {
    const user = await newViewer();
    const coded = { sku: BASIC_YEAR, coupon_code: 'ABCDEFGHJKLMNPQRSTUV' };
    expect((await call('previewPurchase', coded, { as: user.as })).body.reason).toBe('COUPON_INVALID');
    expect((await buy(user.as, BASIC_YEAR, { campaign_id: 'spring' })).body.reason).toBe('COUPON_INVALID');
    const redeemed = [
      await call('redeemCoupon', { code: 'ABCDEFGHJKLMNPQRSTUV' }, { as: user.as }),
      await call('redeemPremiumPass', { pass_code: 'ABCDEFGHJKLMNPQRSTUV' }, { as: user.as }),
    ];
    expect(redeemed.map(({ body }) => body.reason)).toEqual(['COUPON_INVALID', 'COUPON_INVALID']);
  });
});

describe('a plan change', () => {
  const onChange = /^POST \/subscriptions\/[^/]+\/change$/;
  const monthly = async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    return user;
  };
  test.each(['500 after', 'reset after'] as const)('with a lost response (%s) is made and paid once [R24]', async (fault) => {
    const { as } = await monthly();
    const [from, before] = [recurly.seen.length, recurly.site.taken().length];
    recurly.fail(fault, onChange);
    const changed = await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as });
    expect(changed.object).toMatchObject({ state: fault === '500 after' ? 'pending' : 'paid' });
    clock.now += 31_000;
    await settleRequests(deps, api);
    expect(await active(as)).toMatchObject({ plan: 'Premium' });
    expect(new Set(requests(onChange, from).map(({ key }) => key)).size).toBe(1);
    expect(recurly.site.taken().slice(before)).toEqual([500]);
  });
  test('from a trial to an annual plan is not offered: it would take two requests', async () => {
    const user = await newViewer();
    await buy(user.as);
    const sku = 'WEB_PREMIUM_ANNUAL_USD';
    expect((await call('previewPlanChange', { sku }, { as: user.as })).body.reason).toBe('CHANGE_NOT_SUPPORTED');
    expect((await call('changePlan', { sku }, { as: user.as })).body.reason).toBe('CHANGE_NOT_SUPPORTED');
  });
  test('that is scheduled is found after its response was lost [R24]', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_PREMIUM_MONTHLY_USD', { skip_trial: true });
    recurly.fail('truncated', onChange);
    const changed = await call('changePlan', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as: user.as });
    expect(changed.object).toMatchObject({ state: 'pending' });
    clock.now += 31_000;
    await settleRequests(deps, api);
    expect((await call('getReservedSubscription', {}, { as: user.as })).object).toMatchObject({ plan: 'Basic' });
  });
});

describe('a cancellation', () => {
  test('with a lost response is an outage, and a retry does not cancel twice', async () => {
    const user = await newViewer();
    await buy(user.as, BASIC_YEAR);
    recurly.fail('500 after', /\/cancel$/);
    expect((await till.inject('cancelSubscription', {}, { as: user.as })).statusCode).toBe(503);
    const from = recurly.seen.length;
    expect((await call('cancelSubscription', {}, { as: user.as })).object).toMatchObject({ status: 'CANCELED' });
    expect(requests(/\/cancel$/, from)).toEqual([]);
  });
});

describe('a card', () => {
  test('that Recurly rate limits is an outage, and is not saved', async () => {
    const { access_token: as } = await till.signUp();
    recurly.fail('429', /^POST .*\/billing_infos$/);
    expect((await till.inject('addBillingInfo', { token_id: 'ok' }, { as })).statusCode).toBe(503);
    expect((await call('listBillingInfo', {}, { as })).total).toBe(0);
  });
  test('is saved once when the connection breaks', async () => {
    const user = await newViewer();
    recurly.fail('reset after', /^POST .*\/billing_infos$/);
    await call('addBillingInfo', { token_id: 'second 2222' }, { as: user.as });
    expect(recurly.site.accountOf(`code-${user.id}`).cards.map(({ last4 }) => last4)).toEqual(['4242', '2222']);
  });
  test('that was declined for a purchase is deleted at Recurly [BI-78]', async () => {
    const user = await newViewer();
    recurly.site.moves.push('stolen');
    expect((await buy(user.as, BASIC_YEAR, { token_id: 'bad 6666' })).body.reason).toBe('CARD_DECLINED');
    expect(recurly.site.accountOf(`code-${user.id}`).cards.map(({ last4 }) => last4)).toEqual(['4242']);
  });
});
