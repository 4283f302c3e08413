import Stripe from 'stripe';
import { PaymentsUnavailable } from '../payment-gateway.ts';
import { ProviderRests } from '../provider-rests.ts';

/** What a call that did not go well says of what was done. */
export type StripeFault =
  /** The issuer said no. */
  | { readonly kind: 'declined'; readonly error: Stripe.errors.StripeCardError }
  /** Stripe does not do this, and did nothing: a fault of ours, or what we speak of is not there any more. */
  | { readonly kind: 'refused'; readonly error: Stripe.errors.StripeError }
  /** The key stands for another ask. */
  | { readonly kind: 'another ask' }
  /** Closed, not for us, or never reached. */
  | { readonly kind: 'nothing done'; readonly reason: string }
  /** It may have been done. */
  | { readonly kind: 'nobody can tell'; readonly reason: string };

/** There was no connection on which anything could have been asked. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The answers of a Stripe that does not know us, or to which we come too often. */
const NOTHING_DONE: ReadonlySet<unknown> = new Set([401, 403, 429]);

const wasUnreached = ({ detail }: Stripe.errors.StripeError): boolean => {
  if (detail instanceof ProviderRests) return true;
  return detail instanceof Error && UNREACHED.has((detail.cause as { readonly code?: unknown } | undefined)?.code);
};

/** The same key is being worked on at this moment; whoever asks again in a little while gets its answer. */
export const isBusy = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && error.statusCode === 409;

/** Reads what a call threw; what Stripe did not cause is thrown on. */
export const faultOf = (error: unknown): StripeFault => {
  if (error instanceof PaymentsUnavailable) return { kind: 'nothing done', reason: error.message };
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, message: reason } = error;
  if (statusCode === undefined) return { kind: wasUnreached(error) ? 'nothing done' : 'nobody can tell', reason };
  if (NOTHING_DONE.has(statusCode)) return { kind: 'nothing done', reason };
  if (statusCode >= 500 || isBusy(error)) return { kind: 'nobody can tell', reason };
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { kind: 'another ask' };
  if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined', error };
  return { kind: 'refused', error };
};

/** What is thrown where no money is asked for, and where none can have been taken. */
export const unavailable = (fault: StripeFault): Error => {
  if (fault.kind === 'another ask') return new Error('Stripe knows this key from another ask.');
  const reason = 'error' in fault ? fault.error.message : fault.reason;
  return new PaymentsUnavailable(`Stripe does not do what it is asked for: ${reason}`);
};
