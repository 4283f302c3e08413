import { isWorthRetrying } from './errors.ts';
import type { PlayerError } from './errors.ts';

/** Backoff before reopening a failed film at the same position, in milliseconds. */
const ATTEMPT_AFTER_MS = [400, 1500, 4000, 8000] as const;

/** Playing this long without a failure resets the retry count. */
export const FORGIVEN_AFTER_SECONDS = 20;

/** Timeout for opening a film, in milliseconds: a load that never settles must not leave a spinner forever. */
export const OPENED_WITHIN_MS = 20_000;

/** Time after the first failure at which it is shown, in milliseconds, however many retries are left. */
const STALL_TIMEOUT_MS = 30_000;

const STALLED_AFTER_SECONDS = 20;
const STUCK_AFTER_SECONDS = 3;

/**
 * Stall timeout in seconds: how long playback may stand still without new data before it counts as a failure. With a
 * request open it may be the network. Without one the library waits for something that never comes.
 */
export const stalledAfterSeconds = (nothingRequested: boolean): number =>
  nothingRequested ? STUCK_AFTER_SECONDS : STALLED_AFTER_SECONDS;

export type Recovery = { readonly reload: true; readonly afterMs: number } | { readonly reload: false };

/**
 * Whether to retry after a failure. shaka retries segments by itself, but a failed media playlist leaves it waiting
 * forever, so the film is reopened at the same position.
 */
export const decideRecovery = (error: PlayerError, failuresBefore: number, failingForMs = 0): Recovery => {
  const afterMs = ATTEMPT_AFTER_MS[failuresBefore];
  return afterMs !== undefined && failingForMs < STALL_TIMEOUT_MS && isWorthRetrying(error)
    ? { reload: true, afterMs }
    : { reload: false };
};
