/** Time to live of a push message, in milliseconds. */
export const PUSH_WORTH_MS = 4 * 60 * 60_000;

/** Backoff by number of attempts, in milliseconds. */
const WAITS_MS = [60_000, 5 * 60_000, 30 * 60_000, 60 * 60_000] as const;
/** Upper bound for a push service's Retry-After, in milliseconds. */
const MAX_WAIT_MS = 60 * 60_000;

/** Response of a push service (RFC 8030, 8.4). Status null when the request failed. */
export interface PushAnswer {
  readonly status: number | null;
  /** Retry-After in seconds (RFC 9110, 10.2.3). Null when absent. */
  readonly retryAfter: number | null;
}

export type DeliveryOutcome =
  | { readonly kind: 'delivered' }
  /** The subscription has ended. */
  | { readonly kind: 'gone' }
  /** The message is rejected for good. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'again'; readonly at: number };

/**
 * Outcome of a push delivery: 404 and 410 end the subscription, other 4xx are permanent failures, and a push service
 * that is throttling or unavailable is retried while the message is worth sending. `tries` includes this one. Times in
 * ms since 1970.
 */
export const toDeliveryOutcome = (
  { status, retryAfter }: PushAnswer,
  { tries, askedAt, now }: { readonly tries: number; readonly askedAt: number; readonly now: number },
): DeliveryOutcome => {
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== null && status < 500 && status !== 429 && status !== 408) return { kind: 'refused' };
  const wait = Math.max(WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? 0, Math.min((retryAfter ?? 0) * 1000, MAX_WAIT_MS));
  const at = now + wait;
  return at - askedAt > PUSH_WORTH_MS ? { kind: 'refused' } : { kind: 'again', at };
};
