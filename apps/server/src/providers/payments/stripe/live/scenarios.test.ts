import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { stripeClient } from '../stripe-calls.ts';
import { SECRET_KEY } from '../fake-stripe.fixture.ts';
import { startStripe } from '../stripe-gateway.fixture.ts';
import { SCENARIOS } from './scenarios.ts';

const stripe = await startStripe();
afterAll(async () => {
  await stripe.close();
});

test.each(SCENARIOS)('the fake Stripe passes the scenario for test mode: $name', async ({ run }) => {
  await run({
    stripe: stripeClient({ secretKey: SECRET_KEY, api: stripe.url }),
    gateway: stripe.gateway,
    other: stripe.newGateway(),
    unknown: stripe.newGateway({ secretKey: 'sk_test_unknown' }),
    newId: randomUUID,
  });
  expect(stripe.refused).toEqual([]);
});
