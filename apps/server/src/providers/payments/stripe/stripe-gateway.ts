import Stripe from 'stripe';
import type { PaymentNotice, PaymentGateway, RefundOutcome } from '../../../ports/payment-gateway.ts';
import { CHARGE_MARK, REFUND_MARK, readReference } from './stripe-reference.ts';
import { type KnownIntents, cancelCharge, charge, chargeByBoleto, findCharge, knownIntents } from './stripe-charges.ts';
import { stripeAmount } from './stripe-amount.ts';
import {
  callOrUnavailable,
  type StripeCall,
  stripeCalls,
  classifyStripeError,
  stripeUnavailable,
  type StripeAccess,
  stripeClient,
} from './stripe-calls.ts';
import { forgetInstrument, saveInstrument } from './save-instrument.ts';

/** Maximum age of a webhook in seconds. Stripe signs each redelivery again. */
const TOLERANCE_S = 300;

interface Given {
  /** Signing secrets of the webhook endpoint, two during a rotation. */
  readonly secrets: readonly string[];
  readonly known: KnownIntents;
  readonly now: () => number;
}

/** The fields that we read of a webhook event. */
interface WebhookEvent {
  readonly id?: unknown;
  readonly data?: {
    readonly object?: {
      readonly object?: unknown;
      readonly id?: unknown;
      readonly metadata?: Readonly<Record<string, unknown>> | null;
    };
  };
}

const readSigned = ({ secrets, now }: Given, body: Buffer, signature: string): WebhookEvent | null => {
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now());
    } catch {
      // Another secret, too old, changed or malformed: try the next secret
    }
  }
  return null;
};

const readNotice = (given: Given, body: Buffer, signature: string | undefined): PaymentNotice | null => {
  const event = signature === undefined ? null : readSigned(given, body, signature);
  if (typeof event?.id !== 'string') return null;
  const { object, id, metadata } = event.data?.object ?? {};
  const key = metadata?.[CHARGE_MARK];
  if (typeof key !== 'string') return { id: event.id, key: null };
  if (object === 'payment_intent' && typeof id === 'string') given.known.add(key, id);
  return { id: event.id, key };
};

/** Page size of Stripe's refund list, more than one charge ever has. */
const MAX_REFUNDS = 100;

const outcomeOf = ({ status }: Stripe.Refund): RefundOutcome => {
  if (status === 'succeeded') return { state: 'REFUNDED' };
  return { state: status === 'failed' || status === 'canceled' ? 'REFUSED' : 'UNKNOWN' };
};

/** Refunds once per key: a payment intent's refunds are listed at once and forever, so a retry finds the first one. */
const refundPaymentIntent = async (
  stripe: Stripe,
  call: StripeCall,
  { key, charge, amount }: Parameters<PaymentGateway['refund']>[0],
): Promise<RefundOutcome> => {
  const [intent, { data: refunds }] = await callOrUnavailable(() =>
    Promise.all([
      call((options) => stripe.paymentIntents.retrieve(charge, {}, options)),
      call((options) => stripe.refunds.list({ payment_intent: charge, limit: MAX_REFUNDS }, options)),
    ]),
  );
  const before = refunds.find(({ metadata }) => metadata?.[REFUND_MARK] === key);
  if (before) return outcomeOf(before);
  if (intent.payment_method_types.includes('boleto')) return { state: 'REFUSED' };
  const stripeUnits = stripeAmount(amount, intent.currency.toUpperCase());
  try {
    const made = await call(
      (options) =>
        stripe.refunds.create({ payment_intent: charge, amount: stripeUnits, metadata: { [REFUND_MARK]: key } }, options),
      `${key}:refund`,
    );
    return outcomeOf(made);
  } catch (error) {
    const fault = classifyStripeError(error);
    if (fault.kind === 'unknown outcome') return { state: 'UNKNOWN' };
    if (fault.kind === 'refused' || fault.kind === 'declined') return { state: 'REFUSED' };
    throw stripeUnavailable(fault);
  }
};

/** Timeout in milliseconds. A charge that takes longer is settled by a later lookup. */
const TIMEOUT_MS = 10_000;

export interface StripeGatewayOptions extends StripeAccess {
  readonly webhookSecrets: readonly string[];
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/** Cards and boletos over Stripe's payment intents. Products, renewals and prices stay in our own engine. */
export const stripeGateway = ({
  webhookSecrets: secrets,
  now,
  timeoutMs = TIMEOUT_MS,
  ...access
}: StripeGatewayOptions): PaymentGateway => {
  const stripe = stripeClient(access);
  const known = knownIntents();
  const given = { stripe, known, now };
  const calls = () => stripeCalls(timeoutMs);
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
