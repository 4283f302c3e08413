import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { startStripe, WEBHOOK_SECRETS } from './stripe-gateway.fixture.ts';
import { CHARGE_MARK } from './stripe-reference.ts';

const stripe = await startStripe();
const { clock, gateway, newGateway, saved, intentsOf, books } = stripe;
afterAll(async () => {
  await stripe.close();
});

const noticeOf = (about: object, id = 'evt_1') =>
  JSON.stringify({ id, object: 'event', type: 'payment_intent.succeeded', data: { object: about } });
const sign = (payload: string, { secret = WEBHOOK_SECRETS[0] as string, age = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(clock.now / 1000) - age });
const read = (payload: string, signature: string | undefined = sign(payload)) =>
  gateway.readNotice(Buffer.from(payload), { 'stripe-signature': signature });

test('a webhook signed with either secret names its charge', () => {
  const notice = noticeOf({ object: 'payment_intent', id: 'pi_9', metadata: { [CHARGE_MARK]: 'a key' } });
  for (const secret of WEBHOOK_SECRETS) expect(read(notice, sign(notice, { secret }))).toEqual({ id: 'evt_1', key: 'a key' });
});

test.each([
  ['a refund without a mark', { object: 'refund', id: 're_1', metadata: {} }],
  ['what bears nothing', { object: 'balance' }],
  ['a mark that is no text', { object: 'payment_intent', id: 'pi_1', metadata: { [CHARGE_MARK]: 5 } }],
])('a webhook about %s concerns no charge of ours', (_name, about) => {
  expect(read(noticeOf(about))).toEqual({ id: 'evt_1', key: null });
});

test('a signed payload without an object concerns no charge, and one without an event id is rejected', () => {
  expect(read('{"id":"evt_1"}')).toEqual({ id: 'evt_1', key: null });
  expect(read('{"id":"evt_1","data":{}}')).toEqual({ id: 'evt_1', key: null });
  expect(read('{"data":{"object":{}}}')).toBeNull();
  expect(read('[]')).toBeNull();
});

test('a changed, forged, unsigned or stale webhook is rejected', () => {
  const notice = noticeOf({ object: 'payment_intent', id: 'pi_9', metadata: { [CHARGE_MARK]: 'a key' } });
  const signature = sign(notice);
  expect(read(notice.replace('a key', 'b key'), signature)).toBeNull();
  expect(read(`${notice} `, signature)).toBeNull();
  expect(read(notice, sign(notice, { secret: 'whsec_forged' }))).toBeNull();
  expect(read(notice, sign(notice, { age: 300 }))).not.toBeNull();
  expect(read(notice, sign(notice, { age: 301 }))).toBeNull();
  for (const broken of ['', 't=1', 'v1=0', `t=${clock.now}`, 'x'.repeat(9000)]) expect(read(notice, broken)).toBeNull();
  expect(gateway.readNotice(Buffer.from(notice), {})).toBeNull();
  const broken = '{"id":';
  expect(read(broken, sign(broken))).toBeNull();
  expect(newGateway({ webhookSecrets: [] }).readNotice(Buffer.from(notice), { 'stripe-signature': signature })).toBeNull();
});

test('a node that receives a webhook finds its charge before the search does, and reads the outcome from the API', async () => {
  const ask = {
    key: randomUUID(),
    amount: 500,
    currency: 'USD',
    instrument: await saved('asks'),
    returnUrl: 'https://madang.example/',
  };
  await gateway.charge(ask);
  const [intent] = intentsOf(ask.key);
  stripe.state.searchIsLate = true;
  const other = newGateway();
  expect(await other.findCharge(ask.key)).toBeNull();
  const notice = noticeOf({ ...intent, status: 'succeeded' });
  expect(other.readNotice(Buffer.from(notice), { 'stripe-signature': sign(notice) })).toEqual({ id: 'evt_1', key: ask.key });
  expect(await other.findCharge(ask.key)).toMatchObject({ state: 'ACTION_NEEDED' });
  if (intent) books.settle(intent);
  expect(await other.findCharge(ask.key)).toMatchObject({ state: 'SUCCEEDED' });
  stripe.state.searchIsLate = false;
});
