import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import { startStripe } from './stripe-gateway.fixture.ts';

const stripe = await startStripe();
const { gateway, newGateway, during, saved, books } = stripe;
afterAll(async () => {
  await stripe.close();
});

const DAY_MS = 86_400_000;
const paid = async (amount = 1099): Promise<string> => {
  const ask = { key: randomUUID(), amount, currency: 'USD', instrument: await saved('pays'), returnUrl: null };
  const outcome = await gateway.charge(ask);
  return outcome.state === 'SUCCEEDED' ? outcome.reference : '';
};
const givenBack = (charge: string) => books.refunds.filter(({ payment_intent: of }) => of === charge).map(({ amount }) => amount);

test('a refund is made once per idempotency key, also when it is retried days later', async () => {
  const ask = { key: randomUUID(), charge: await paid(), amount: 400 };
  const racers = await Promise.all(Array.from({ length: 10 }, () => gateway.refund(ask)));
  expect(new Set(racers.map(({ state }) => state))).toEqual(new Set(['REFUNDED']));
  stripe.clock.now += 2 * DAY_MS;
  expect(await newGateway().refund(ask)).toEqual({ state: 'REFUNDED' });
  expect(givenBack(ask.charge)).toEqual([400]);
  expect(await gateway.refund({ ...ask, key: randomUUID(), amount: 699 })).toEqual({ state: 'REFUNDED' });
  expect(await gateway.refund({ ...ask, key: randomUUID(), amount: 1 })).toEqual({ state: 'REFUSED' });
  expect(givenBack(ask.charge)).toEqual([400, 699]);
});

test.each(['slow', 'reset after', 'fails after', 'truncated'] as const)(
  'a refund whose response is lost (%s) is UNKNOWN, and is made once',
  async (kind) => {
    const ask = { key: randomUUID(), charge: await paid(), amount: 1099 };
    expect(await during({ kind, on: /^POST/ }, () => gateway.refund(ask))).toEqual({ state: 'UNKNOWN' });
    expect(await gateway.refund(ask)).toEqual({ state: 'REFUNDED' });
    expect(givenBack(ask.charge)).toEqual([1099]);
  },
);

test('a refund can be retried after an outage and while it is pending', async () => {
  const ask = { key: randomUUID(), charge: await paid(), amount: 1099 };
  await expect(during({ kind: 'down' }, () => gateway.refund(ask))).rejects.toThrow(PaymentsUnavailable);
  expect(givenBack(ask.charge)).toEqual([]);
  expect(await gateway.refund(ask)).toEqual({ state: 'REFUNDED' });
  const [refund] = books.refunds.filter(({ payment_intent: of }) => of === ask.charge);
  for (const [status, state] of [
    ['pending', 'UNKNOWN'],
    ['failed', 'REFUSED'],
    ['canceled', 'REFUSED'],
  ] as const) {
    if (refund) refund.status = status;
    expect(await gateway.refund(ask)).toEqual({ state });
  }
});

test('a boleto cannot be refunded', async () => {
  const slip = {
    key: randomUUID(),
    amount: 2990,
    accountId: 'luana',
    name: 'Luana Alves',
    email: 'luana@madang.example',
    taxId: '52998224725',
    address: { line: 'Rua A, 1', city: 'São Paulo', state: 'SP', postalCode: '01310100' },
    days: 3,
  };
  await gateway.chargeByBoleto(slip);
  const [intent] = stripe.intentsOf(slip.key);
  if (intent) books.settle(intent);
  expect(await gateway.refund({ key: randomUUID(), charge: intent?.id ?? '', amount: 2990 })).toEqual({ state: 'REFUSED' });
});
