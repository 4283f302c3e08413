import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { PaymentsUnavailable } from '../payment-gateway.ts';
import { faultOf, isBusy, unavailable } from './stripe-faults.ts';

/** Between two asks with a key that is being worked on, in milliseconds; twice as long each time. */
const FIRST_WAIT_MS = 50;

/** Makes one call; a write is given the key under which Stripe does it once, and answers the same for a day. */
export type StripeCall = <T>(make: (options: Stripe.RequestOptions) => Promise<T>, key?: string) => Promise<T>;

/** The calls of one operation of ours, which end together. */
export const stripeCalls = (patienceMs: number): StripeCall => {
  const until = performance.now() + patienceMs;
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

/** For whoever asks for no money, and may ask again. */
export const insist = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw unavailable(faultOf(error));
  }
};

/** What is there; null for what is not. */
export const unlessMissing = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'refused' && fault.error.statusCode === 404) return null;
    throw error;
  }
};

/** Whether an answer was given before, and comes out of Stripe’s memory: it may be out of date, and so may the fault that it tells. */
export const isReplayed = (headers: Headers): boolean => headers.get('idempotent-replayed') === 'true';

export const wasReplayed = ({ lastResponse }: { readonly lastResponse: { readonly headers: unknown } }): boolean =>
  isReplayed(lastResponse.headers as Headers);
