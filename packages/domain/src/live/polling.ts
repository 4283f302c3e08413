/** Polling state of a client, in milliseconds of its own clock. */
export interface Polling {
  /** Next poll requested by the server. Null before the first response. */
  readonly nextPollAt: number | null;
  /** Time of the last call if it failed. Else null. */
  readonly failedAt: number | null;
}

/** Time of the next poll: at once initially, as requested by the server, or `retryMs` after a failure (LV-09). */
export const pollDueAt = ({ nextPollAt, failedAt }: Polling, retryMs: number): number => {
  if (failedAt !== null) return failedAt + retryMs;
  return nextPollAt ?? Number.NEGATIVE_INFINITY;
};
