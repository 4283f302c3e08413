import Stripe from 'stripe';
import { breaker } from '../breaker.ts';
import { isReplayed } from './stripe-calls.ts';

export interface StripeAccess {
  readonly secretKey: string;
  /** Where Stripe’s calls go instead; for tests. */
  readonly api?: string | null;
  /** Hears that Stripe does not answer, and that it does again. */
  readonly tell?: (message: string) => void;
}

/** What an answer says of how Stripe is now: whoever repeats a fault of yesterday is well today, and is not left alone for it. */
const statusNow = ({ status, headers }: Response): number => (isReplayed(headers) ? 200 : status);

/** The official library, without what it would do by itself. */
export const stripeClient = ({ secretKey, api, tell }: StripeAccess): Stripe => {
  const { hostname, port, protocol } = new URL(api ?? 'https://api.stripe.com');
  const guarded = breaker<Response>({ statusOf: statusNow, tell });
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 0,
    telemetry: false,
    // One time-out holds for the whole answer. And what it throws at a connection that was cut carries no code by which the library would
    // ask once more, whatever maxNetworkRetries says, and take twice as long (RequestSender, _shouldRetry).
    httpClient: Stripe.createFetchHttpClient((...[address, init]: Parameters<typeof fetch>) =>
      guarded(() => fetch(address, { ...init, redirect: 'error' })),
    ),
  });
};
