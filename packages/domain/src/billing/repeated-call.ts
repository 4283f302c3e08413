/** So long a call that bore a key of its own gets the answer again that it got first, in milliseconds. */
export const KEY_REMEMBERED_MS = 86_400_000;

/** So long the same purchase without a key is one purchase, in milliseconds (trust.md 1.7). */
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
  /** How its charge stands: nobody knows what the provider says; it is known, though perhaps not settled; nothing has come of it. */
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
 * A key that the caller chose means one call for a day: the same answer, whatever has become of the charge since, also where that was a decline. A
 * derived one means no more than that nobody buys twice by a second press: how it stands is said anew, and what came to nothing may be tried again.
 */
export const decideRepeat = (kept: KeptCall | null, { requestHash, hasOwnKey, now }: RepeatedCall): Repeat => {
  if (kept === null || now - kept.at > (hasOwnKey ? KEY_REMEMBERED_MS : SAME_MS)) return 'first';
  if (!hasOwnKey) return kept.charge === 'over' ? 'first' : 'as_it_stands';
  if (kept.requestHash !== requestHash) return 'reused';
  if (kept.isAnswered) return 'answered';
  return kept.charge === 'unknown' ? 'under_way' : 'as_it_stands';
};
