import { expect, test } from 'vitest';
import type { Settings } from '../../../settings/read-settings.ts';
import { openPayments } from '../open-payments.ts';
import type { PaymentSurroundings } from '../../../ports/payment-gateway.ts';

test('with Stripe configured, its gateway and its card fields are used, and no sandbox starts', async () => {
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_1'], api: null };
  // A sandbox would need the database
  const around = { now: () => 0 } as unknown as PaymentSurroundings;
  const opened = await openPayments({ stripe } as unknown as Settings, around);
  expect([opened.gateway.name, opened.gateway.boleto, opened.url]).toEqual(['stripe', true, 'https://js.stripe.com/#pk_test_1']);
  await opened.close();
});
