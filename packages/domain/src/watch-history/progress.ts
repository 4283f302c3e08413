import type { Place } from '../webtoons/place.ts';

/** Share of its length from which a content counts as finished (docs/decisions/0008, LI-21 would have 95 %). */
export const FINISHED_FROM = 0.9;
/** Minimum position to resume from, in seconds. Below it playback starts from the beginning. */
export const BEGUN_FROM_SECONDS = 5;

export interface Progress {
  readonly contentId: string;
  /** Seconds from the start. */
  readonly playingTime: number;
  readonly finished: boolean;
  /** Reading position in a webtoon episode. Null for other content (WT-09). */
  readonly place: Place | null;
  /** Id of one playback, within which `sequence` orders the reports. */
  readonly playbackId: string;
  readonly sequence: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

export const isFinished = (seconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && seconds >= durationSeconds * FINISHED_FROM;

/**
 * Progress after a report. A late report of the same playback is ignored, so that a slow network never moves a viewer
 * back. A report of another playback is a rewatch and always applies. Positions are clamped to the end.
 */
export const recordProgress = (
  stored: Progress | null,
  report: Omit<Progress, 'finished' | 'modified'>,
  durationSeconds: number,
  now: number,
): Progress => {
  if (stored && stored.playbackId === report.playbackId && stored.sequence >= report.sequence) return stored;
  const playingTime = Math.min(Math.max(0, Math.round(report.playingTime)), durationSeconds);
  return { ...report, playingTime, finished: isFinished(playingTime, durationSeconds), modified: now };
};

/** Progress after a delayed report, as from offline playback: dated by its position, and newer progress wins. */
export const recordDelayed = (
  stored: Progress | null,
  report: Omit<Progress, 'finished' | 'modified'>,
  durationSeconds: number,
  reachedAt: number,
): Progress => (stored && stored.modified >= reachedAt ? stored : recordProgress(stored, report, durationSeconds, reachedAt));

/** Where playing begins, in seconds: the stored position, or the start when barely begun or finished (PL-32). */
export const resumePosition = (stored: Pick<Progress, 'playingTime' | 'finished'> | null): number =>
  stored && !stored.finished && stored.playingTime >= BEGUN_FROM_SECONDS ? stored.playingTime : 0;
