import { isWorthRetrying } from './errors.ts';
import type { PlayerError } from './errors.ts';

/** Waits between attempts to open a failed film again at the same position, in milliseconds. */
const ATTEMPT_AFTER_MS = [400, 1500, 4000, 8000] as const;

/** Playing this long without a failure forgives the failures before. */
export const FORGIVEN_AFTER_SECONDS = 20;

/** Opening a film that takes longer has failed, whether or not anybody says so: no sign of waiting stays for ever. */
export const OPENED_WITHIN_MS = 20_000;

/** So long after the first failure the viewer is told, however many attempts are left. */
const PATIENCE_MS = 30_000;

const STALLED_AFTER_SECONDS = 20;
const STUCK_AFTER_SECONDS = 3;

/**
 * How long playback may want to go on without moving and without new data before it counts as a failure nobody
 * reported. With a request open it may be the network; without one the library waits for something that never comes.
 */
export const stalledAfterSeconds = (nothingRequested: boolean): number =>
  nothingRequested ? STUCK_AFTER_SECONDS : STALLED_AFTER_SECONDS;

export type Recovery = { readonly reload: true; readonly afterMs: number } | { readonly reload: false };

/**
 * What to do about a failure. shaka retries segments by itself, but a media playlist that failed leaves it waiting
 * for ever, so the film is opened again at the same position.
 */
export const decideRecovery = (error: PlayerError, failuresBefore: number, failingForMs = 0): Recovery => {
  const afterMs = ATTEMPT_AFTER_MS[failuresBefore];
  return afterMs !== undefined && failingForMs < PATIENCE_MS && isWorthRetrying(error)
    ? { reload: true, afterMs }
    : { reload: false };
};
