import Stripe from 'stripe';
import { breaker } from '../../outgoing/breaker.ts';
import { isReplayed } from './stripe-calls.ts';

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
