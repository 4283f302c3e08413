import type { PaymentGateway } from '../../../ports/payment-gateway.ts';
import { forgetInstrument, saveInstrument } from './save-instrument.ts';
import { stripeCalls } from './stripe-calls.ts';
import { cancelCharge, charge, chargeByBoleto, findCharge, knownIntents } from './stripe-charges.ts';
import { type StripeAccess, stripeClient } from './stripe-client.ts';
import { readNotice } from './stripe-notice.ts';
import { readReference } from './stripe-reference.ts';
import { refundPaymentIntent } from './stripe-refund.ts';

/** Timeout in milliseconds. A charge that takes longer is settled by a later lookup. */
const PATIENCE_MS = 10_000;

export interface StripeGatewayOptions extends StripeAccess {
  readonly webhookSecrets: readonly string[];
  readonly now: () => number;
  readonly patienceMs?: number;
}

/** Cards and boletos over Stripe's payment intents. Products, renewals and prices stay in our own engine. */
export const stripeGateway = ({
  webhookSecrets: secrets,
  now,
  patienceMs = PATIENCE_MS,
  ...access
}: StripeGatewayOptions): PaymentGateway => {
  const stripe = stripeClient(access);
  const known = knownIntents();
  const given = { stripe, known, now };
  const calls = () => stripeCalls(patienceMs);
  return {
    name: 'stripe',
    boleto: true,
    identifiesCards: true,
    saveInstrument: (ask) => saveInstrument(given, calls(), ask),
    forgetInstrument: async (reference) => {
      const card = readReference(reference);
      if (card) await forgetInstrument(given, calls(), card.paymentMethod);
    },
    charge: (ask) => charge(given, calls(), ask),
    chargeByBoleto: (ask) => chargeByBoleto(given, calls(), ask),
    findCharge: (key) => findCharge(given, calls(), key),
    cancelCharge: (key) => cancelCharge(given, calls(), key),
    refund: (ask) => refundPaymentIntent(stripe, calls(), ask),
    readNotice: (body, headers) => readNotice({ secrets, known, now }, body, headers['stripe-signature']),
  };
};
