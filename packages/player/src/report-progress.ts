import { REPORT_EVERY_SECONDS } from './progress.ts';
import type { ProgressReason } from './progress.ts';
import type { PlayerState } from './state.ts';
import type { PlayerStore } from './store.ts';

/** Smallest position jump, in seconds, that playback at the highest speed cannot explain: a seek. */
const JUMP_SECONDS = 5;

export interface ProgressReports {
  /** Reports the current position, e.g. when the page is hidden. */
  readonly now: (reason: ProgressReason) => void;
  /** Final report. Nothing is reported afterwards. */
  readonly leave: () => void;
}

/** Reports the position every 10 s of playing, on pause, after a jump and at the end. Silent until playback is ready. */
export const reportProgress = (
  store: PlayerStore,
  onProgress: (positionSeconds: number, reason: ProgressReason) => void,
): ProgressReports => {
  let before: PlayerState = store.getSnapshot();
  let timer: ReturnType<typeof setInterval> | undefined;
  let reported: number | undefined;
  let hasPlayed = false;

  const now = (reason: ProgressReason): void => {
    const { positionSeconds } = store.getSnapshot();
    if (!hasPlayed || (reason === 'hidden' && reported === positionSeconds)) return;
    reported = positionSeconds;
    onProgress(positionSeconds, reason);
  };

  const keepTime = (playing: boolean): void => {
    if (!playing) {
      clearInterval(timer);
      timer = undefined;
    } else {
      timer ??= setInterval(() => now('interval'), REPORT_EVERY_SECONDS * 1000);
    }
  };

  const unsubscribe = store.subscribe(() => {
    const state = store.getSnapshot();
    const previous = before;
    before = state;
    const playing = state.status === 'ready' && !state.paused;
    hasPlayed ||= playing;
    keepTime(playing);
    if (state.status === 'ended' && previous.status !== 'ended') now('ended');
    else if (state.status === 'ready' && state.paused && !previous.paused) now('pause');
    else if (Math.abs(state.positionSeconds - previous.positionSeconds) > JUMP_SECONDS) now('seek');
  });

  return {
    now,
    leave: () => {
      unsubscribe();
      keepTime(false);
      now('leave');
      hasPlayed = false;
    },
  };
};
