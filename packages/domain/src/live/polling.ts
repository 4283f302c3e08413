/** What a client knows of its calls, in milliseconds of its own clock. */
export interface Polling {
  /** When it was told to ask again; null before the first answer. */
  readonly nextPollAt: number | null;
  /** When the last call failed; null where it did not. */
  readonly failedAt: number | null;
}

/** When the state of the channel is to be asked for: at once while none is known, when it was told, `retryMs` after a failure (LV-09). */
export const pollDueAt = ({ nextPollAt, failedAt }: Polling, retryMs: number): number => {
  if (failedAt !== null) return failedAt + retryMs;
  return nextPollAt ?? Number.NEGATIVE_INFINITY;
};
