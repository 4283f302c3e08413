import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import { describeGateway, type GatewayCard, type GatewayFault } from '../payment-gateway.suite.ts';
import { type FakeStripeCard, SILENT_STRIPE_MS } from './fake-stripe-books.fixture.ts';
import type { InjectedStripeFault } from './fake-stripe.fixture.ts';
import { TOKEN_MS } from './save-instrument.ts';
import { startStripe, WEBHOOK_SECRETS } from './stripe-gateway.fixture.ts';
import { CHARGE_MARK } from './stripe-reference.ts';

const CARDS: Readonly<Record<GatewayCard, FakeStripeCard>> = {
  pays: 'pays',
  'is refused': 'is refused',
  'declines charges': { declines: 'transaction_not_allowed' },
  'has no funds': { declines: 'insufficient_funds' },
  'is stolen': { declines: 'stolen_card' },
  'leaves the gateway silent': 'leaves the gateway silent',
  'pays once': 'pays once',
  'asks the payer': 'asks',
};

const stripe = await startStripe();
const { gateway, newGateway, during, newToken, intentsOf, saved } = stripe;
afterAll(async () => {
  await stripe.close();
});

describeGateway('Stripe', () => ({
  gateway,
  newGateway,
  requestCount: stripe.reached,
  newToken: async (card) => newToken(CARDS[card]),
  answer: async (key, answer) => {
    const [intent] = intentsOf(key);
    if (!intent) throw new Error('Nobody was asked.');
    if (answer === 'yes') stripe.books.settle(intent);
    else stripe.books.decline(intent, 'x', { code: 'payment_intent_authentication_failure', decline_code: undefined });
  },
  signNotice: (key) => {
    const about = { object: 'payment_intent', id: 'pi_of_a_notice', metadata: { [CHARGE_MARK]: key } };
    const payload = JSON.stringify({
      id: `evt_${key}`,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: about },
    });
    const timestamp = Math.floor(stripe.clock.now / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRETS[1], timestamp });
    return { body: Buffer.from(payload), headers: { 'stripe-signature': signature } };
  },
  takenUnder: async (key) => intentsOf(key).filter(({ status }) => status === 'succeeded').length,
  pass: (ms) => {
    stripe.clock.now += ms;
  },
  tokenMs: TOKEN_MS,
  silentMs: SILENT_STRIPE_MS,
  during: (kind: GatewayFault, work) => during({ kind }, work),
}));

const chargeOf = (instrument: string, returnUrl: string | null = null) => ({
  key: randomUUID(),
  amount: 1099,
  currency: 'USD',
  instrument,
  returnUrl,
});

test('every request uses parameters that the library types know, and every write has an idempotency key', () => {
  expect(stripe.refused).toEqual([]);
  expect(stripe.sentRequests.length).toBeGreaterThan(300);
  for (const { call, key } of stripe.sentRequests)
    expect(key, call).toEqual(call.startsWith('GET') ? undefined : expect.stringMatching(/.+:\w+/));
});

test('a refused connection or a wrong secret key throws PaymentsUnavailable, and no money is taken', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const ask = chargeOf(await saved('pays'));
  for (const other of [newGateway({ api: `http://127.0.0.1:${port}` }), newGateway({ secretKey: 'sk_test_another' })]) {
    await expect(other.charge(ask)).rejects.toThrow(PaymentsUnavailable);
    await expect(other.findCharge(ask.key)).rejects.toThrow(PaymentsUnavailable);
    await expect(other.cancelCharge(ask.key)).rejects.toThrow(PaymentsUnavailable);
    await expect(other.refund({ key: randomUUID(), charge: 'pi_1', amount: 1 })).rejects.toThrow(PaymentsUnavailable);
  }
  expect(intentsOf(ask.key)).toEqual([]);
});

test('a charge whose response is truncated is UNKNOWN, and is taken once', async () => {
  const ask = chargeOf(await saved('pays'));
  expect(await during({ kind: 'truncated' }, () => gateway.charge(ask))).toEqual({ state: 'UNKNOWN' });
  expect((await newGateway().charge(ask)).state).toBe('SUCCEEDED');
  expect(intentsOf(ask.key)).toHaveLength(1);
});

test('a server error that Stripe replays leaves the charge UNKNOWN, and no charge exists', async () => {
  const ask = chargeOf(await saved('pays'));
  const broken: InjectedStripeFault = { kind: 'fails before', on: /^POST/ };
  expect(await during(broken, () => gateway.charge(ask))).toEqual({ state: 'UNKNOWN' });
  expect([await gateway.charge(ask), await gateway.findCharge(ask.key)]).toEqual([{ state: 'UNKNOWN' }, null]);
  expect(intentsOf(ask.key)).toEqual([]);
});

test('a charge that the search does not find yet is replayed on retry, on any node', async () => {
  const ask = chargeOf(await saved('pays'));
  const lost: InjectedStripeFault = { kind: 'reset after', on: /^POST/ };
  stripe.state.searchIsLate = true;
  expect(await during(lost, () => gateway.charge(ask))).toEqual({ state: 'UNKNOWN' });
  const other = newGateway();
  expect(await other.findCharge(ask.key)).toBeNull();
  expect(await other.charge(ask)).toEqual(await gateway.charge(ask));
  expect(await other.findCharge(ask.key)).toMatchObject({ state: 'SUCCEEDED' });
  stripe.state.searchIsLate = false;
  expect(intentsOf(ask.key)).toHaveLength(1);
});

test('the cards of an account belong to one customer, even before the search finds it', async () => {
  const accountId = "mina's \\ 'own'";
  stripe.state.searchIsLate = true;
  const [first] = (await saved('pays', accountId)).split(' ');
  const [second] = (await saved('pays', accountId)).split(' ');
  stripe.state.searchIsLate = false;
  stripe.clock.now += 2 * 3_600_000;
  const [third] = (await saved('pays', accountId)).split(' ');
  expect([second, third]).toEqual([first, first]);
});

test('a server error while a customer is created does not lock the account out', async () => {
  const accountId = randomUUID();
  const ask = { key: randomUUID(), token: newToken('pays'), accountId };
  const broken: InjectedStripeFault = { kind: 'fails before', on: /^POST \/v1\/customers$/ };
  await expect(during(broken, () => gateway.saveInstrument(ask))).rejects.toThrow(PaymentsUnavailable);
  stripe.clock.now += 3_600_000;
  expect(await gateway.saveInstrument({ ...ask, key: randomUUID(), token: newToken('pays') })).toMatchObject({ state: 'SAVED' });
});

test('a card that needs 3-D Secure is saved, and authenticates at its first charge', async () => {
  const ask = { key: randomUUID(), token: newToken('asks when it is saved'), accountId: randomUUID() };
  const cut: InjectedStripeFault = { kind: 'reset before', on: /attach$/ };
  await expect(during(cut, () => gateway.saveInstrument(ask))).rejects.toThrow(PaymentsUnavailable);
  const outcome = await gateway.saveInstrument(ask);
  expect(outcome.state).toBe('SAVED');
  expect(await gateway.saveInstrument(ask)).toEqual(outcome);
  const instrument = outcome.state === 'SAVED' ? outcome.instrument.reference : '';
  expect(await gateway.charge(chargeOf(instrument, 'https://madang.example/back'))).toMatchObject({ state: 'ACTION_NEEDED' });
});

test('a payment method that is not a card is an invalid token', async () => {
  const token = newToken('pays', { type: 'boleto' });
  expect(await gateway.saveInstrument({ key: randomUUID(), token, accountId: 'mina' })).toEqual({ state: 'TOKEN_INVALID' });
});
