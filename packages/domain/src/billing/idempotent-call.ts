/** Lifetime of a stored response to a call with an idempotency key, in milliseconds. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 86_400_000;

/** Window in which an identical purchase without an idempotency key is deduplicated, in milliseconds. */
export const DUPLICATE_WINDOW_MS = 10 * 60_000;

/** A key that a caller may choose: 1 to 255 visible ASCII characters. */
export const KEY_PATTERN = /^[!-~]{1,255}$/;
export const isIdempotencyKey = (sent: string): boolean => KEY_PATTERN.test(sent);

/** Stored call that requested money. */
export interface StoredCall {
  /** Hash of the whole request. */
  readonly requestHash: string;
  /** Time of the call (ms). */
  readonly at: number;
  /** Whether its response is stored. */
  readonly isAnswered: boolean;
  /** State of its charge: outcome unknown. Reported, though perhaps not settled. Nothing was charged. */
  readonly charge: 'unknown' | 'known' | 'over';
}

export interface IdempotentCall {
  readonly requestHash: string;
  /** The caller sent the key. Otherwise it was derived from the request. */
  readonly hasOwnKey: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Relation of a call to the one stored under its key. `first`: none, execute it. `reused`: the key belongs to another
 * request. `under_way`: the first call is in flight. `answered`: replay the stored response. `as_it_stands`: answer
 * from the state of the charge.
 */
export type ReplayDecision = 'first' | 'reused' | 'under_way' | 'answered' | 'as_it_stands';

/**
 * With an explicit idempotency key a call replays its first response for a day, declines included, whatever happened to
 * the charge since. A derived key only prevents double purchases: the answer is the current state, and a failed
 * purchase may be retried.
 */
export const decideReplay = (kept: StoredCall | null, { requestHash, hasOwnKey, now }: IdempotentCall): ReplayDecision => {
  if (kept === null || now - kept.at > (hasOwnKey ? IDEMPOTENCY_KEY_LIFETIME_MS : DUPLICATE_WINDOW_MS)) return 'first';
  if (!hasOwnKey) return kept.charge === 'over' ? 'first' : 'as_it_stands';
  if (kept.requestHash !== requestHash) return 'reused';
  if (kept.isAnswered) return 'answered';
  return kept.charge === 'unknown' ? 'under_way' : 'as_it_stands';
};
