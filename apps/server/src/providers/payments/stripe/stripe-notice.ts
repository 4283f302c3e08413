import Stripe from 'stripe';
import type { PaymentNotice } from '../../../ports/payment-gateway.ts';
import { CHARGE_MARK } from './stripe-marks.ts';
import type { KnownIntents } from './stripe-charges.ts';

/** Maximum age of a webhook in seconds. Stripe signs each redelivery again. */
const TOLERANCE_S = 300;

interface Given {
  /** Signing secrets of the webhook endpoint, two during a rotation. */
  readonly secrets: readonly string[];
  readonly known: KnownIntents;
  readonly now: () => number;
}

/** The fields that we read of a webhook event. */
interface Told {
  readonly id?: unknown;
  readonly data?: {
    readonly object?: {
      readonly object?: unknown;
      readonly id?: unknown;
      readonly metadata?: Readonly<Record<string, unknown>> | null;
    };
  };
}

const readSigned = ({ secrets, now }: Given, body: Buffer, signature: string): Told | null => {
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now());
    } catch {
      // Another secret, too old, changed or malformed: try the next secret
    }
  }
  return null;
};

export const readNotice = (given: Given, body: Buffer, signature: string | undefined): PaymentNotice | null => {
  const told = signature === undefined ? null : readSigned(given, body, signature);
  if (typeof told?.id !== 'string') return null;
  const { object, id, metadata } = told.data?.object ?? {};
  const key = metadata?.[CHARGE_MARK];
  if (typeof key !== 'string') return { id: told.id, key: null };
  if (object === 'payment_intent' && typeof id === 'string') given.known.add(key, id);
  return { id: told.id, key };
};
