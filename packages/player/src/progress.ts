/** When the position is reported to the server, and where a stored position resumes. */

export type ProgressReason = 'interval' | 'pause' | 'seek' | 'hidden' | 'ended' | 'leave';

/** Interval of position reports during playback, in seconds. */
export const REPORT_EVERY_SECONDS = 10;

const FINISHED_FROM = 0.9;
const RESUMABLE_FROM_SECONDS = 5;

/** A title counts as watched from 90 % of its length. */
export const isFinishedAt = (positionSeconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && positionSeconds >= durationSeconds * FINISHED_FROM;

/** Where a stored position starts (PL-32): there, or at the beginning when barely begun, finished or no longer in range. */
export const findResumePosition = (storedSeconds: number, durationSeconds: number): number => {
  if (!Number.isFinite(storedSeconds) || storedSeconds < RESUMABLE_FROM_SECONDS) return 0;
  return isFinishedAt(storedSeconds, durationSeconds) ? 0 : storedSeconds;
};
