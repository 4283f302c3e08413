import { randomInt } from 'node:crypto';
import { NOON } from '@madang/database/database.fixture.ts';
import { newCode } from '@madang/domain/coupons/code.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ASKS, DECLINED } from '../providers/payments/scripted-gateway.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { settleUnsettled } from './run-billing.ts';

const till = await startTill();
const { call, newViewer, buy, active, books, moveTo, provider, deps, clock } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const HOUR_MS = 3_600_000;
const SUCCEEDED = { state: 'SUCCEEDED', reference: 'paid after all' } as const;
const PAID = { skip_trial: true };
const lastKey = (): string => provider.keys().at(-1) ?? '';
const confirm = async (as: string) => (await call('confirmPurchase', {}, { as })).object;

test('a charge that needs 3-D Secure returns the bank’s URL, and the plan begins once the buyer has confirmed', async () => {
  const user = await newViewer();
  provider.moves.push(ASKS);
  const bought = await buy(user.as, undefined, PAID);
  expect(bought.object).toMatchObject({ state: 'action_needed', action_url: 'https://bank.example/confirm', voucher: null });
  expect(await active(user.as)).toBeNull();
  // A repeated purchase returns the open charge. Another one is refused until it settles.
  expect((await buy(user.as, undefined, PAID)).object).toEqual(bought.object);
  expect((await buy(user.as, 'WEB_PREMIUM_MONTHLY_USD', PAID)).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect(await confirm(user.as)).toMatchObject({ state: 'action_needed', action_url: 'https://bank.example/confirm' });
  provider.decide(lastKey(), SUCCEEDED);
  expect(await confirm(user.as)).toMatchObject({ state: 'paid', action_url: null, kind: 'purchase' });
  expect(await active(user.as)).toMatchObject({ plan: 'Basic', status: 'ACTIVE' });
  expect(await books(user.id)).toEqual({ cash: 799, revenue: -799 });
  expect(await confirm(user.as)).toMatchObject({ state: 'paid' });
});

test('a buyer who rejects 3-D Secure gets no plan, keeps the coupon, and the card entered for it is deleted', async () => {
  const user = await till.signUp();
  const as = user.access_token;
  const coupon = newCode(randomInt);
  const { codes } = deps.repositories;
  await codes.saveCampaign({
    id: coupon,
    offer: { kind: 'percent', percent: 50 },
    plans: null,
    periods: null,
    from: 0,
    until: NOON + 30 * 24 * HOUR_MS,
    multiUse: false,
  });
  await codes.add({ hash: deps.billing.hashCode(coupon), campaignId: coupon });
  provider.moves.push(ASKS);
  const bought = await buy(as, undefined, { token_id: 'ok 4242 no', coupon_code: coupon });
  expect(bought.object).toMatchObject({ state: 'action_needed' });
  provider.decide(lastKey(), DECLINED);
  expect(await confirm(as)).toMatchObject({ state: 'declined', action_url: null });
  expect(await active(as)).toBeNull();
  expect((await call('listBillingInfo', {}, { as })).total).toBe(0);
  expect(await books(user.id)).toEqual({});
  const preview = await call('previewPurchase', { sku: 'WEB_BASIC_MONTHLY_USD', coupon_code: coupon }, { as });
  expect(preview.object).toMatchObject({ discount: 'offer', total: 399 });
});

test('a charge whose 3-D Secure is not completed is canceled after an hour and not before', async () => {
  const user = await newViewer();
  provider.moves.push(ASKS);
  await buy(user.as, undefined, PAID);
  for (const passed of [31_000, 30 * 60_000, HOUR_MS - 1]) {
    clock.now = NOON + passed;
    await settleUnsettled(deps);
    expect(await deps.payments.gateway.findCharge(lastKey()), String(passed)).toEqual(ASKS);
  }
  clock.now = NOON + HOUR_MS;
  await settleUnsettled(deps);
  expect(await deps.payments.gateway.findCharge(lastKey())).toMatchObject({ state: 'DECLINED' });
  // An access token lasts minutes, so the clock goes back before the next call.
  clock.now = NOON;
  expect(await confirm(user.as)).toMatchObject({ state: 'declined' });
  expect((await buy(user.as, 'WEB_PREMIUM_MONTHLY_USD', PAID)).object).toMatchObject({ state: 'paid' });
});

test('canceling a purchase that waits for 3-D Secure declines it, and one confirmed meanwhile stays paid', async () => {
  const user = await newViewer();
  expect((await call('cancelPurchase', {}, { as: user.as })).object).toBeNull();
  provider.moves.push(ASKS);
  await buy(user.as, undefined, PAID);
  expect((await call('cancelPurchase', {}, { as: user.as })).object).toMatchObject({ state: 'declined' });
  provider.moves.push(ASKS);
  await buy(user.as, undefined, PAID);
  provider.decide(lastKey(), SUCCEEDED);
  expect((await call('cancelPurchase', {}, { as: user.as })).object).toMatchObject({ state: 'paid' });
  expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
});

test('a late payment of a canceled charge is credited once and pays toward the next purchase', async () => {
  const user = await newViewer();
  provider.moves.push(ASKS);
  await buy(user.as, undefined, PAID);
  const key = lastKey();
  await call('cancelPurchase', {}, { as: user.as });
  provider.decide(key, SUCCEEDED);
  const { lookAgain } = await import('./charge-attempt.ts');
  await Promise.all([lookAgain(deps, key), lookAgain(deps, key), lookAgain(deps, key)]);
  expect(await books(user.id)).toEqual({ cash: 799, credit_balance: -799 });
  const preview = await call('previewPurchase', { sku: 'WEB_PREMIUM_MONTHLY_USD', ...PAID }, { as: user.as });
  expect(preview.object).toMatchObject({ retail_price: 1299, credit: 799, total: 500 });
});

test('a renewal is charged off-session, without a return URL', async () => {
  const user = await newViewer('US', 'ok 4242 renews');
  await buy(user.as, undefined, PAID);
  const seen: (string | null)[] = [];
  const { gateway } = deps.payments;
  const { charge } = gateway;
  gateway.charge = async (request) => {
    seen.push(request.returnUrl);
    return charge(request);
  };
  await moveTo(user, '2026-12-24T00:00:00Z');
  await buy((await newViewer()).as, 'WEB_PREMIUM_ANNUAL_USD', { coupon_code: undefined });
  gateway.charge = charge;
  expect(seen).toEqual([null, 'https://madang.example/process/checkout-success']);
});

test('during a provider outage a charge that waits for 3-D Secure stays action_needed', async () => {
  const user = await newViewer();
  provider.moves.push(ASKS);
  await buy(user.as, undefined, PAID);
  const { gateway } = deps.payments;
  const { findCharge } = gateway;
  const { PaymentsUnavailable } = await import('../ports/payment-gateway.ts');
  gateway.findCharge = async () => {
    throw new PaymentsUnavailable('down');
  };
  expect(await confirm(user.as)).toMatchObject({ state: 'action_needed', action_url: 'https://bank.example/confirm' });
  gateway.findCharge = findCharge;
  provider.decide(lastKey(), SUCCEEDED);
  expect(await confirm(user.as)).toMatchObject({ state: 'paid' });
});
