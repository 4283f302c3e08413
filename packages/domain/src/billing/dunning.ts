const DAY_MS = 86_400_000;

/** Retry schedule of dunning: days after the due date, for soft declines (SU-88: three retries within seven days). */
export const RETRY_DAYS = [1, 3, 7] as const;
/** Grace period after the last retry, in days (SU-88). */
export const GRACE_DAYS = 3;
const [, , LAST_RETRY_DAY] = RETRY_DAYS;

/** Time of the next retry (ms) after `declines` declines since `dueAt` (ms). Null when retries are exhausted. */
export const retryAt = (dueAt: number, declines: number): number | null => {
  const days = RETRY_DAYS[declines - 1];
  return days === undefined ? null : dueAt + days * DAY_MS;
};

/** End of the grace period (ms since 1970), which begins with the last retry or a hard decline at `at` (ms). */
export const graceUntil = (at: number): number => at + GRACE_DAYS * DAY_MS;

/** End of access while retries are running (ms since 1970), with a day's margin for a late retry. */
export const retriesUntil = (dueAt: number): number => dueAt + (LAST_RETRY_DAY + 1) * DAY_MS;
