import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTill } from '../billing/billing.fixture.ts';

const till = await startTill();
const { call, newViewer, buy, moveTo, entitle, deps } = till;
afterAll(till.close);
beforeEach(() => {
  till.clock.now = NOON;
});

const DAY_MS = 86_400_000;
const FOR_SUBSCRIBERS = '53';

test('the active subscription has its SKU, payment gateway and period, and is null once ended [SU-31] [SU-58]', async () => {
  const user = await newViewer();
  expect((await call('getActiveSubscription', {}, { as: user.as })).object).toBeNull();
  await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD');
  const { object } = await call('getActiveSubscription', {}, { as: user.as });
  expect(object).toMatchObject({ sku: 'WEB_PREMIUM_ANNUAL_USD', payment_gateway: 'CARD', period: 'annual' });
  await call('cancelSubscription', {}, { as: user.as });
  await moveTo(user, new Date(NOON + 366 * DAY_MS).toISOString());
  expect((await call('getActiveSubscription', {}, { as: user.as })).object).toBeNull();
});

test('the entitlement is a plan and a period, or null without a subscription, when playback is refused [SU-56] [SU-57]', async () => {
  const user = await newViewer();
  const look = async () => (await call('getEntitlement', {}, { as: user.as })).object;
  const watch = async () => (await call('playVideo', { content_id: FOR_SUBSCRIBERS }, { as: user.as })).status;
  expect([await look(), await watch()]).toEqual([{ entitlement: null }, 403]);
  await buy(user.as);
  expect([await look(), await watch()]).toEqual([{ entitlement: { plan: 'Basic', period: 'monthly' } }, 200]);
  await call('cancelSubscription', {}, { as: user.as });
  await moveTo(user, new Date(NOON + 15 * DAY_MS).toISOString());
  expect([await look(), await watch()]).toEqual([{ entitlement: null }, 403]);
});

test('payment methods list the store that bills the plan before the saved cards [SU-59]', async () => {
  const user = await newViewer();
  const card = { method: 'CARD', brand: 'visa', last4: '4242', primary: true };
  expect((await call('listPaymentMethods', {}, { as: user.as })).objects).toEqual([card]);
  await call('addBillingInfo', { token_id: 'new 4444' }, { as: user.as });
  await entitle(user.id, 'Basic');
  const running = await deps.repositories.subscriptions.findOf(user.id);
  if (!running) throw new Error('It was saved a moment ago.');
  await deps.repositories.subscriptions.save({ ...running, sku: 'IOS_BASIC_MONTHLY', gateway: 'APPLE' });
  const { objects, total } = await call('listPaymentMethods', {}, { as: user.as });
  expect(objects.map(({ method, last4 }) => [method, last4])).toEqual([
    ['APPLE', null],
    ['CARD', '4242'],
    ['CARD', '4444'],
  ]);
  expect(total).toBe(3);
});

test('a subscription reports its status from trial to end, and whether it can be reactivated [SU-61]', async () => {
  const user = await newViewer();
  const state = async () => {
    const { object } = await call('getActiveSubscription', {}, { as: user.as });
    return object === null ? null : [object['status'], object['resumable']];
  };
  expect(await state()).toBeNull();
  await buy(user.as);
  expect(await state()).toEqual(['FREE_TRIAL', false]);
  await moveTo(user, new Date(NOON + 15 * DAY_MS).toISOString());
  expect(await state()).toEqual(['ACTIVE', false]);
  await call('cancelSubscription', {}, { as: user.as });
  expect(await state()).toEqual(['CANCELED', true]);
  await call('reactivateSubscription', {}, { as: user.as });
  expect(await state()).toEqual(['ACTIVE', false]);
  await call('cancelSubscription', {}, { as: user.as });
  await moveTo(user, new Date(NOON + 60 * DAY_MS).toISOString());
  expect(await state()).toBeNull();
  expect((await call('reactivateSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_NOT_FOUND');
});

test('a cancellation or end caused by another session shows in the next call [SU-92]', async () => {
  const user = await newViewer();
  await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
  const signIn = { email: user.username, password: 'courtyard-26', transport: 'body' };
  const elsewhere = (await call('signIn', signIn)).object;
  await call('cancelSubscription', {}, { as: String(elsewhere['access_token']) });
  expect((await call('getActiveSubscription', {}, { as: user.as })).object).toMatchObject({ status: 'CANCELED' });
  await moveTo(user, new Date(NOON + 40 * DAY_MS).toISOString());
  expect((await call('playVideo', { content_id: FOR_SUBSCRIBERS }, { as: user.as })).status).toBe(403);
  expect((await call('getEntitlement', {}, { as: user.as })).object).toEqual({ entitlement: null });
});

test('during maintenance purchases, changes and codes are refused, and a running plan goes on [ER-24]', async () => {
  const closed = await startTill({ subscriptionsOpen: false });
  const user = await closed.newViewer();
  await closed.entitle(user.id, 'Premium');
  const message = 'Subscriptions are closed for maintenance.';
  for (const [name, input] of [
    ['changePlan', { sku: 'WEB_BASIC_MONTHLY_USD' }],
    ['previewPlanChange', { sku: 'WEB_BASIC_MONTHLY_USD' }],
    ['redeemCoupon', { code: 'A'.repeat(20) }],
    ['redeemPremiumPass', { pass_code: 'A'.repeat(20) }],
  ] as const) {
    const { status, body } = await closed.call(name, input, { as: user.as });
    expect([status, body.code, body.message], name).toEqual([403, '5000', message]);
  }
  const newcomer = await closed.newViewer();
  for (const name of ['previewPurchase', 'purchase'] as const) {
    const input = { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true };
    expect((await closed.call(name, input, { as: newcomer.as })).body, name).toMatchObject({ code: '5000', message });
  }
  expect((await closed.call('getActiveSubscription', {}, { as: user.as })).object).toMatchObject({
    change_blocked_by: 'SUBSCRIPTIONS_CLOSED',
    cancel_blocked_by: null,
  });
  expect((await closed.call('playVideo', { content_id: FOR_SUBSCRIBERS }, { as: user.as })).status).toBe(200);
  await closed.close();
});
