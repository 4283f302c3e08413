const DAY_MS = 86_400_000;

/** Days after money was due at which a charge that was declined softly is tried again (SU-88: three tries within seven days). */
export const RETRY_DAYS = [1, 3, 7] as const;
/** Days of access that are left after the last of them (SU-88). */
export const GRACE_DAYS = 3;
const [, , LAST_RETRY_DAY] = RETRY_DAYS;

/** When a charge is tried again that has been declined `declines` times since `dueAt` (ms); null once the tries are used up. */
export const retryAt = (dueAt: number, declines: number): number | null => {
  const days = RETRY_DAYS[declines - 1];
  return days === undefined ? null : dueAt + days * DAY_MS;
};

/** Until when access is kept after the last try, or after a decline that no try can change, in milliseconds since 1970. */
export const graceUntil = (at: number): number => at + GRACE_DAYS * DAY_MS;

/** Until when access is kept while tries are running, with a day for a try that comes late. */
export const retriesUntil = (dueAt: number): number => dueAt + (LAST_RETRY_DAY + 1) * DAY_MS;
