import { expect, test } from 'vitest';
import type { Settings } from '../../../settings.ts';
import { openPayments } from '../open-payments.ts';
import type { PaymentSurroundings } from '../opened-payments.ts';

test('where Stripe is set it takes the money, browsers are told whose fields to show, and no sandbox is opened', async () => {
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecrets: ['whsec_1'], api: null };
  // A sandbox would ask for the database.
  const around = { now: () => 0 } as unknown as PaymentSurroundings;
  const opened = await openPayments({ stripe } as unknown as Settings, around);
  expect([opened.gateway.name, opened.gateway.boleto, opened.url]).toEqual(['stripe', true, 'https://js.stripe.com/#pk_test_1']);
  await opened.close();
});
