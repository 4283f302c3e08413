/** Lifetime of a stored response to a call with an idempotency key, in milliseconds. */
export const KEY_REMEMBERED_MS = 86_400_000;

/** Window in which an identical purchase without an idempotency key is deduplicated, in milliseconds. */
export const SAME_MS = 10 * 60_000;

/** A key that a caller may choose: 1 to 255 visible ASCII characters. */
export const KEY_PATTERN = /^[!-~]{1,255}$/;
export const isIdempotencyKey = (sent: string): boolean => KEY_PATTERN.test(sent);

/** What is kept of a call that asked for money. */
export interface KeptCall {
  /** All that was asked for. */
  readonly requestHash: string;
  /** When it was asked for (ms). */
  readonly at: number;
  /** What it was answered is kept too. */
  readonly isAnswered: boolean;
  /** State of its charge: outcome unknown; reported, though perhaps not settled; nothing was charged. */
  readonly charge: 'unknown' | 'known' | 'over';
}

export interface RepeatedCall {
  readonly requestHash: string;
  /** The caller chose the key; else it was derived from all that is asked for. */
  readonly hasOwnKey: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * What a call is to one that was kept under the same key. `first`: nothing, it is carried out; `reused`: its key belongs to something else;
 * `under_way`: the same one has no answer yet; `answered`: the answer is kept; `as_it_stands`: the answer follows from how the charge stands.
 */
export type Repeat = 'first' | 'reused' | 'under_way' | 'answered' | 'as_it_stands';

/**
 * With an explicit idempotency key a call replays its first response for a day, declines included, whatever happened to
 * the charge since. A derived key only prevents double purchases: the answer is the current state, and a failed
 * purchase may be retried.
 */
export const decideRepeat = (kept: KeptCall | null, { requestHash, hasOwnKey, now }: RepeatedCall): Repeat => {
  if (kept === null || now - kept.at > (hasOwnKey ? KEY_REMEMBERED_MS : SAME_MS)) return 'first';
  if (!hasOwnKey) return kept.charge === 'over' ? 'first' : 'as_it_stands';
  if (kept.requestHash !== requestHash) return 'reused';
  if (kept.isAnswered) return 'answered';
  return kept.charge === 'unknown' ? 'under_way' : 'as_it_stands';
};
