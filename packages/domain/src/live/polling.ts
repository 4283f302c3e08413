/** A client looks whether a call is due this often, in milliseconds (LV-10). */
export const CHECK_EVERY_MS = 1000;
/** After a call that failed it rests, in milliseconds (LV-11). */
const RETRY_AFTER_MS = 60_000;
/** What failed to play is tried again after this, in milliseconds (LV-12). */
export const RECOVER_AFTER_MS = 30_000;

/** What a client knows of its calls, in milliseconds of its own clock. */
export interface Polling {
  /** When it was told to ask again; null before the first answer. */
  readonly nextPollAt: number | null;
  /** When the last call failed; null where it did not. */
  readonly failedAt: number | null;
}

/** When the state of the channel is to be asked for: at once while none is known, when it was told, a minute after a failure (LV-09). */
export const pollDueAt = ({ nextPollAt, failedAt }: Polling): number => {
  if (failedAt !== null) return failedAt + RETRY_AFTER_MS;
  return nextPollAt ?? Number.NEGATIVE_INFINITY;
};
