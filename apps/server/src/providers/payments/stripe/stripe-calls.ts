import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { PaymentsUnavailable } from '../../../ports/payment-gateway.ts';
import { classifyStripeError, isBusy, stripeUnavailable } from './stripe-faults.ts';

/** First wait before a retry of an idempotency key in use, in milliseconds. Doubles each time. */
const FIRST_WAIT_MS = 50;

/** Makes one call. A write has an idempotency key, whose response Stripe replays for a day. */
export type StripeCall = <T>(make: (options: Stripe.RequestOptions) => Promise<T>, key?: string) => Promise<T>;

/** The calls of one operation, which share one deadline. */
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
export const isReplayed = (headers: Headers): boolean => headers.get('idempotent-replayed') === 'true';

export const wasReplayed = ({ lastResponse }: { readonly lastResponse: { readonly headers: unknown } }): boolean =>
  isReplayed(lastResponse.headers as Headers);
