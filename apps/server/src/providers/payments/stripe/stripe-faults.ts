import Stripe from 'stripe';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import { ProviderRests } from '../../outgoing/provider-rests.ts';

/** Outcome of a failed call. */
export type StripeFault =
  /** Declined by the issuer. */
  | { readonly kind: 'declined'; readonly error: Stripe.errors.StripeCardError }
  /** Refused by Stripe without effect: a bug of ours, or a deleted object. */
  | { readonly kind: 'refused'; readonly error: Stripe.errors.StripeError }
  /** The idempotency key was used with other parameters. */
  | { readonly kind: 'another ask' }
  /** Unauthorized, rate limited or never reached. */
  | { readonly kind: 'nothing done'; readonly reason: string }
  /** The call may have been processed. */
  | { readonly kind: 'unknown outcome'; readonly reason: string };

/** Error codes of a connection that was never established, so no request was sent. */
const UNREACHED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** Unauthorized, forbidden or rate limited: the call was not processed. */
const NOTHING_DONE: ReadonlySet<unknown> = new Set([401, 403, 429]);

const wasUnreached = ({ detail }: Stripe.errors.StripeError): boolean => {
  if (detail instanceof ProviderRests) return true;
  return detail instanceof Error && UNREACHED.has((detail.cause as { readonly code?: unknown } | undefined)?.code);
};

/** A concurrent call uses this idempotency key. A retry a little later gets its response. */
export const isBusy = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && error.statusCode === 409;

/** Classifies an error of a call. Errors that are not Stripe's are rethrown. */
export const classifyStripeError = (error: unknown): StripeFault => {
  if (error instanceof PaymentsUnavailable) return { kind: 'nothing done', reason: error.message };
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, message: reason } = error;
  if (statusCode === undefined) return { kind: wasUnreached(error) ? 'nothing done' : 'unknown outcome', reason };
  if (NOTHING_DONE.has(statusCode)) return { kind: 'nothing done', reason };
  if (statusCode >= 500 || isBusy(error)) return { kind: 'unknown outcome', reason };
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { kind: 'another ask' };
  if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined', error };
  return { kind: 'refused', error };
};

/** Error for a call that took no money. */
export const stripeUnavailable = (fault: StripeFault): Error => {
  if (fault.kind === 'another ask') return new Error('Stripe knows this key from another ask.');
  const reason = 'error' in fault ? fault.error.message : fault.reason;
  return new PaymentsUnavailable(`Stripe does not do what it is asked for: ${reason}`);
};
