import { setTimeout } from 'node:timers/promises';
import Stripe from 'stripe';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import { ProviderRests } from '../../outgoing/provider-rests.ts';
import { breaker } from '../../outgoing/breaker.ts';

/** Outcome of a failed call. */
type StripeFault =
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
const isBusy = (error: unknown): boolean => error instanceof Stripe.errors.StripeError && error.statusCode === 409;

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
  return new PaymentsUnavailable(`Stripe refused the request: ${reason}`);
};

/** First wait before a retry of an idempotency key in use, in milliseconds. Doubles each time. */
const FIRST_WAIT_MS = 50;

/** Makes one call. A write has an idempotency key, whose response Stripe replays for a day. */
export type StripeCall = <T>(make: (options: Stripe.RequestOptions) => Promise<T>, key?: string) => Promise<T>;

/** The calls of one operation, which share one deadline. */
export const stripeCalls = (timeoutMs: number): StripeCall => {
  const until = performance.now() + timeoutMs;
  return async (make, key) => {
    for (let wait = FIRST_WAIT_MS; ; wait *= 2) {
      const timeout = Math.floor(until - performance.now());
      if (timeout <= 0) throw new PaymentsUnavailable('Stripe takes too long.');
      try {
        return await make({ timeout, ...(key !== undefined && { idempotencyKey: key }) });
      } catch (error) {
        if (!isBusy(error) || performance.now() + wait > until) throw error;
      }
      await setTimeout(wait);
    }
  };
};

/** For operations that take no money: any failure is an outage, and a retry is safe. */
export const callOrUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw stripeUnavailable(classifyStripeError(error));
  }
};

/** Returns null where Stripe responds with 404. */
export const unlessMissing = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    const fault = classifyStripeError(error);
    if (fault.kind === 'refused' && fault.error.statusCode === 404) return null;
    throw error;
  }
};

/** Whether Stripe replayed a stored response. It may be outdated, and so may an error in it. */
const isReplayed = (headers: Headers): boolean => headers.get('idempotent-replayed') === 'true';

export const wasReplayed = ({ lastResponse }: { readonly lastResponse: { readonly headers: unknown } }): boolean =>
  isReplayed(lastResponse.headers as Headers);

export interface StripeAccess {
  readonly secretKey: string;
  /** Base URL of the API for tests. */
  readonly api?: string | null;
  /** Receives a message when the circuit breaker opens or closes. */
  readonly tell?: (message: string) => void;
}

/** Status for the circuit breaker: a replayed error says nothing about Stripe's current health. */
const statusNow = ({ status, headers }: Response): number => (isReplayed(headers) ? 200 : status);

/** The official library, without its own retries and telemetry. */
export const stripeClient = ({ secretKey, api, tell }: StripeAccess): Stripe => {
  const { hostname, port, protocol } = new URL(api ?? 'https://api.stripe.com');
  const guarded = breaker<Response>({ statusOf: statusNow, tell });
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 0,
    telemetry: false,
    // One timeout covers the whole response. Errors of fetch also lack the code of a cut connection, on which the
    // library would retry despite maxNetworkRetries and double the time (RequestSender, _shouldRetry).
    httpClient: Stripe.createFetchHttpClient((...[address, init]: Parameters<typeof fetch>) =>
      guarded(() => fetch(address, { ...init, redirect: 'error' })),
    ),
  });
};
