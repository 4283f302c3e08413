import { afterAll, expect, test } from 'vitest';
import type Stripe from 'stripe';
import { SECRET_KEY, startFakeStripe } from './fake-stripe.fixture.ts';
import { readForm } from './form-fields.fixture.ts';
import { stripeClient } from './stripe-calls.ts';

const fake = await startFakeStripe(() => 0);
afterAll(async () => {
  await fake.close();
});
const stripe = stripeClient({ secretKey: SECRET_KEY, api: fake.url });
let keys = 0;
const withKey = () => ({ idempotencyKey: `key ${(keys += 1)}` });

test.each([
  ['payment_method_types', { amount: 5, currency: 'usd', payment_method_types: ['card'] }],
  [
    'payment_method_options.boleto.expire_after_days',
    { amount: 5, currency: 'brl', payment_method_options: { boleto: { expire_after_days: 3 } } },
  ],
  ['idempotency_key', { amount: 5, currency: 'usd', idempotency_key: 'x' }],
])('an unknown parameter is refused by its name: %s', async (param, params) => {
  const reply = stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams, withKey());
  await expect(reply).rejects.toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${param}`,
  });
});

test.each([
  ['amount', { amount: 'much', currency: 'usd' }],
  ['confirm', { amount: 5, currency: 'usd', confirm: 'perhaps' }],
  ['currency', { amount: 5 }],
])('an invalid or missing value is refused: %s', async (name, params) => {
  const reply = stripe.paymentIntents.create(params as unknown as Stripe.PaymentIntentCreateParams, withKey());
  await expect(reply).rejects.toThrow(name);
});

test('an idempotency key replays its response, and refuses other parameters', async () => {
  const options = withKey();
  const first = await stripe.customers.create({ metadata: { a: 'b' } }, options);
  expect((await stripe.customers.create({ metadata: { a: 'b' } }, options)).id).toBe(first.id);
  await expect(stripe.customers.create({ metadata: { a: 'c' } }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  const broken = withKey();
  const make = () => stripe.customers.create({}, broken);
  await expect(fake.during({ kind: 'fails after' }, make)).rejects.toMatchObject({ statusCode: 500 });
  await expect(make()).rejects.toMatchObject({ statusCode: 500 });
});

test('nested fields and lists of a form are parsed', () => {
  expect(readForm('a=1&b[c]=2&b[d][e]=x%5B&list[0]=y&list[1]=z&b[f][0][g]=1')).toEqual({
    a: '1',
    b: { c: '2', d: { e: 'x[' }, f: [{ g: '1' }] },
    list: ['y', 'z'],
  });
});
