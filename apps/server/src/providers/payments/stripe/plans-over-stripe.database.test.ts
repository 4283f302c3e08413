import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY, startApp } from '../../../app.fixture.ts';
import { settleUnsettled } from '../../../billing/run-billing.ts';
import type { FakeStripeCard } from './fake-stripe-books.fixture.ts';
import { startStripe } from './stripe-gateway.fixture.ts';

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

const YEAR = 'WEB_BASIC_ANNUAL_USD';
const newViewer = async (does: FakeStripeCard) => {
  const user = await signUp();
  await call('addBillingInfo', { token_id: stripe.newToken(does) }, { as: user.access_token });
  return { ...user, as: user.access_token };
};
const buy = (as: string, sku = YEAR) => call('purchase', { sku, terms_accepted: true }, { as });
const active = async (as: string) => (await call('getActiveSubscription', {}, { as })).object as Record<string, unknown> | null;
/** Successful charges of an account at Stripe, in order. */
const taken = async (accountId: string) => {
  const { rows } = await app.connection.query('select id from payment_attempts where account_id = $1 order by created_at', [
    accountId,
  ]);
  return rows
    .flatMap(({ id }: { id: string }) => stripe.intentsOf(id))
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount, currency }) => `${amount} ${currency}`);
};

test('concurrent purchases of an annual plan are paid once [BI-04]', async () => {
  const { as, id } = await newViewer('pays');
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy(as)));
  expect(answers.map(({ object }) => object['state'])).toContain('paid');
  expect(await active(as)).toMatchObject({ status: 'ACTIVE', plan: 'Basic' });
  expect(await taken(id)).toEqual(['7999 usd']);
});

test('a trial becomes a paid month, and the next month is charged to the same card [SU-35]', async () => {
  const user = await newViewer('pays');
  await buy(user.as, 'WEB_BASIC_MONTHLY_USD');
  expect(await taken(user.id)).toEqual([]);
  const to = new Date(NOON + 50 * 86_400_000).toISOString();
  await call('changeTestClock', { email: user.username, to }, { as: `operator ${OPERATOR_KEY}` });
  expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
  expect(await taken(user.id)).toHaveLength(2);
});

test('a card that Stripe declines buys nothing [BI-78]', async () => {
  const { as, id } = await newViewer({ declines: 'insufficient_funds' });
  expect((await buy(as)).body.reason).toBe('CARD_DECLINED');
  expect([await active(as), await taken(id)]).toEqual([null, []]);
  expect((await call('addBillingInfo', { token_id: stripe.newToken('is refused') }, { as })).body.reason).toBe('CARD_DECLINED');
  expect((await call('addBillingInfo', { token_id: 'pm_unknown' }, { as })).body.reason).toBe('CARD_TOKEN_INVALID');
});

test('a charge whose response is lost is pending, then found and paid once [R24]', async () => {
  for (const kind of ['reset after', 'fails after', 'truncated'] as const) {
    clock.now = NOON;
    const { as, id } = await newViewer('pays');
    const bought = await stripe.during({ kind, on: /payment_intents/ }, () => buy(as));
    expect(bought.object, kind).toMatchObject({ state: 'pending' });
    clock.now += 31_000;
    await settleUnsettled(deps);
    expect(await active(as), kind).toMatchObject({ status: 'ACTIVE' });
    expect(await taken(id), kind).toEqual(['7999 usd']);
  }
});

test('a purchase during an outage of Stripe takes no money, and completes afterwards [R24]', async () => {
  const { as, id } = await newViewer('pays');
  expect((await stripe.during({ kind: 'down' }, () => buy(as))).object).toMatchObject({ state: 'pending' });
  expect(await taken(id)).toEqual([]);
  clock.now += 31_000;
  await settleUnsettled(deps);
  expect(await taken(id)).toEqual(['7999 usd']);
});

test('every request used parameters that the Stripe library knows', () => {
  expect(stripe.refused).toEqual([]);
});
