import Stripe from 'stripe';
import { breaker } from '../breaker.ts';

export interface StripeAccess {
  readonly secretKey: string;
  /** Where Stripe’s calls go instead; for tests. */
  readonly api?: string | null;
  /** Hears that Stripe does not answer, and that it does again. */
  readonly tell?: (message: string) => void;
}

/** The official library, without what it would do by itself. */
export const stripeClient = ({ secretKey, api, tell }: StripeAccess): Stripe => {
  const { hostname, port, protocol } = new URL(api ?? 'https://api.stripe.com');
  const guarded = breaker<Response>({ statusOf: ({ status }) => status, tell });
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
