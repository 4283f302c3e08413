import Stripe from 'stripe';
import type { PaymentNotice } from '../payment-gateway.ts';
import { CHARGE_MARK } from './stripe-marks.ts';
import type { KnownIntents } from './stripe-charges.ts';

/** How old a notice may be when it comes, in seconds; what Stripe sends again is signed anew. */
const TOLERANCE_S = 300;

interface Given {
  /** By which Stripe signs; two while one takes the place of the other. */
  readonly secrets: readonly string[];
  readonly known: KnownIntents;
  readonly now: () => number;
}

/** As far as we read a notice. */
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
      // Signed with another secret, too old, changed, or not ours to read: the next one may fit.
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
