import { PAYMENT_NOTICES_PATH } from '@madang/contract/billing/billing.contract.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import Stripe from 'stripe';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY, startApp } from '../../../app.fixture.ts';
import type { FakeStripeCard, FakeIntent } from './fake-stripe-books.fixture.ts';
import { startStripe, WEBHOOK_SECRETS } from './stripe-gateway.fixture.ts';

const stripe = await startStripe();
const app = await startApp({}, undefined, { gateway: stripe.gateway, testClock: true });
const { call, signUp, deps, clock } = app;
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(() => {
  clock.now = NOON;
});

const DAY_MS = 86_400_000;
const ADDRESS = {
  country: 'BR',
  fields: {
    first_name: 'Bianca',
    last_name: 'Souza',
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    address_2: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    tax_id: '529.982.247-25',
  },
};

const active = async (as: string) => (await call('getActiveSubscription', {}, { as })).object as Record<string, unknown> | null;
const buyer = async (does: FakeStripeCard) => {
  const { id, access_token: as } = await signUp();
  await call('addBillingInfo', { token_id: stripe.newToken(does) }, { as });
  const bought = await call('purchase', { sku: 'WEB_BASIC_ANNUAL_USD', terms_accepted: true }, { as });
  return { id, as, bought: bought.object };
};
const lastIntent = (): FakeIntent => {
  const intent = [...stripe.books.intents.values()].at(-1);
  if (!intent) throw new Error('Nothing was asked of Stripe.');
  return intent;
};
/** Sends Stripe's webhook for a payment intent, and waits until its charge was looked up. */
const tell = async (intent: FakeIntent, secret: string = WEBHOOK_SECRETS[1]): Promise<number> => {
  const payload = JSON.stringify({ id: `evt_${intent.id}_${intent.status}`, object: 'event', data: { object: intent } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(stripe.clock.now / 1000) });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const { statusCode } = await app.app.inject({ method: 'POST', url: PAYMENT_NOTICES_PATH, payload, headers });
  await deps.payments.notices.settled();
  return statusCode;
};

test('a purchase with 3-D Secure redirects the buyer, and starts the plan after the signed webhook [R7]', async () => {
  const { as, bought } = await buyer('asks');
  const intent = lastIntent();
  expect(bought).toMatchObject({ state: 'action_needed', action_url: `${stripe.url}/authenticate/${intent.id}` });
  expect(await tell(intent)).toBe(204);
  expect(await active(as)).toBeNull();
  stripe.books.settle(intent);
  expect(await tell(intent, 'whsec_forged')).toBe(400);
  expect(await active(as)).toBeNull();
  expect([await tell(intent), await tell(intent)]).toEqual([204, 204]);
  expect(await active(as)).toMatchObject({ status: 'ACTIVE' });
});

test('a purchase whose 3-D Secure fails buys nothing', async () => {
  const { as } = await buyer('asks');
  stripe.books.decline(lastIntent(), 'x', { code: 'payment_intent_authentication_failure', decline_code: undefined });
  await call('confirmPurchase', {}, { as });
  expect(await active(as)).toBeNull();
});

/** A user with annual Basic, and a card that needs 3-D Secure for every charge. */
const changer = async () => {
  const { as } = await buyer('asks');
  stripe.books.settle(lastIntent());
  await call('confirmPurchase', {}, { as });
  clock.now = NOON + 60_000;
  const change = (more: object = { can_consent: true }, headers: Record<string, string> = {}) =>
    call('changePlan', { sku: 'WEB_PREMIUM_ANNUAL_USD', ...more }, { as, headers });
  return { as, change };
};

test('a plan change with 3-D Secure redirects the viewer, and takes effect after the webhook [SU-67]', async () => {
  const { as, change } = await changer();
  const made = stripe.books.intents.size;
  const again = { 'idempotency-key': 'better' };
  const first = await change({ can_consent: true }, again);
  const intent = lastIntent();
  const action = { state: 'action_needed', action_url: `${stripe.url}/authenticate/${intent.id}` };
  expect(first.object).toMatchObject(action);
  const wayBack = { return_url: 'https://madang.example/process/change' };
  expect(intent.next_action).toMatchObject({ redirect_to_url: wayBack });
  expect(await active(as)).toMatchObject({ plan: 'Basic', change_under_way: action });
  expect((await change({ can_consent: true }, again)).response.body).toBe(first.response.body);
  expect((await change()).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect(stripe.books.intents.size).toBe(made + 1);
  stripe.books.settle(intent);
  expect([await tell(intent), await tell(intent)]).toEqual([204, 204]);
  expect(await active(as)).toMatchObject({ plan: 'Premium', change_under_way: null });
});

test('failed 3-D Secure, a canceled change and one without a viewer for 3-D Secure leave the plan unchanged', async () => {
  const { as, change } = await changer();
  await change();
  stripe.books.decline(lastIntent(), 'x', { code: 'payment_intent_authentication_failure', decline_code: undefined });
  expect((await call('confirmPurchase', {}, { as })).object).toMatchObject({ state: 'declined', kind: 'change' });
  clock.now = NOON + 120_000;
  await change();
  expect((await call('cancelPurchase', {}, { as })).object).toMatchObject({ state: 'declined', kind: 'change' });
  expect(lastIntent().status).toBe('canceled');
  expect((await change({})).body.reason).toBe('CARD_DECLINED');
  expect(await active(as)).toMatchObject({ plan: 'Basic', change_under_way: null });
});

test('a boleto at Stripe starts the plan once it is paid [BI-39]', async () => {
  const { access_token: as } = await signUp({}, 'BR');
  await call('changeBillingAddress', ADDRESS, { as });
  const ask = { sku: 'WEB_BASIC_MONTHLY_BRL', terms_accepted: true };
  const made = await call('createBoletoPayment', ask, { as });
  const intent = lastIntent();
  const expires = new Date(stripe.clock.now + 3 * DAY_MS).toISOString();
  expect(made.object).toMatchObject({
    state: 'waiting',
    voucher: { url: `${stripe.url}/boleto/${intent.id}`, expires_at: expires },
  });
  expect(await active(as)).toBeNull();
  stripe.books.settle(intent);
  await tell(intent);
  expect(await active(as)).toMatchObject({ status: 'ACTIVE', payment_gateway: 'BOLETO' });
});

test('a refund is made at Stripe once', async () => {
  const { as, bought } = await buyer('pays');
  const intent = lastIntent();
  const ask = () => call('createRefund', { transaction_id: bought['transaction_id'] }, { as: `operator ${OPERATOR_KEY}` });
  expect((await ask()).object).toEqual({ state: 'refunded' });
  await ask();
  expect(stripe.books.refunds.filter(({ payment_intent: of }) => of === intent.id).map(({ amount }) => amount)).toEqual([7999]);
  expect(await active(as)).toBeNull();
});

test('every request used parameters that the Stripe library knows', () => {
  expect(stripe.refused).toEqual([]);
});
