import Stripe from 'stripe';

export interface StripeAccess {
  readonly secretKey: string;
  /** Where Stripe’s calls go instead; for tests. */
  readonly api?: string | null;
}

/** The official library, without what it would do by itself. */
export const stripeClient = ({ secretKey, api }: StripeAccess): Stripe => {
  const { hostname, port, protocol } = new URL(api ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 0,
    telemetry: false,
    // One time-out holds for the whole answer. And what it throws at a connection that was cut carries no code by which the library would
    // ask once more, whatever maxNetworkRetries says, and take twice as long (RequestSender, _shouldRetry).
    httpClient: Stripe.createFetchHttpClient((...[address, init]: Parameters<typeof fetch>) =>
      fetch(address, { ...init, redirect: 'error' }),
    ),
  });
};
