import { isEuropeanKey, parseRecurlyKey, parseStripeKey } from '@madang/contract/billing/card-fields.ts';

/** What a page with card fields may fetch from elsewhere, for its policy. */
export interface CardFieldOrigins {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
}

/**
 * The sandbox’s fields are a frame and nothing else. Stripe’s come by a script, which may be had from Stripe alone, and which opens frames,
 * also for a bank that asks (docs.stripe.com/security/guide#content-security-policy). Recurly’s script is at one origin, and its frames and what it asks
 * at another, which goes by the key; Recurly documents no policy, so these are the addresses in its source (github.com/recurly/recurly-js, lib/recurly.js).
 */
export const cardFieldOrigins = (payUrl: string): CardFieldOrigins => {
  const { origin, hostname, protocol } = new URL(payUrl);
  const recurlyKey = parseRecurlyKey(payUrl);
  if (recurlyKey !== null) {
    const api = isEuropeanKey(recurlyKey) ? 'https://api.eu.recurly.com' : 'https://api.recurly.com';
    return { scripts: [origin], frames: [api], connections: [api] };
  }
  if (parseStripeKey(payUrl) === null) return { scripts: [], frames: [origin], connections: [] };
  const itsOwn = [origin, `${protocol}//*.${hostname}`];
  return { scripts: itsOwn, frames: [...itsOwn, 'https://hooks.stripe.com'], connections: ['https://api.stripe.com'] };
};
