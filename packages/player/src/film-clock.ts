/** Change-driven film clock: evaluated when something changes, and not on every animation frame. */

/** Events that move the position. `timeupdate` fires about four times a second. */
const MOVES = ['timeupdate', 'seeking', 'seeked', 'playing', 'pause', 'ratechange', 'emptied'] as const;
/** Minimum polling interval, in milliseconds, for a film that stalls just before a change. */
const AT_LEAST_MS = 10;
const MAX_DELAY_MS = 1000;

export interface FilmWatch {
  /** Re-evaluates now, because the data has changed and the position has not. */
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * Calls `look` at once, after every seek or status change, and at the position it last returned: the next change, or
 * Infinity for none. The page is not repainted sixty times a second without need.
 */
export const watchFilm = (video: HTMLMediaElement, look: (positionSeconds: number) => number): FilmWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    const changesAt = look(video.currentTime);
    if (video.paused || changesAt === Infinity) return;
    const waitMs = ((changesAt - video.currentTime) / video.playbackRate) * 1000;
    timer = setTimeout(now, Math.min(MAX_DELAY_MS, Math.max(AT_LEAST_MS, waitMs)));
  };
  for (const move of MOVES) video.addEventListener(move, now);
  now();
  return {
    look: now,
    stop: () => {
      clearTimeout(timer);
      for (const move of MOVES) video.removeEventListener(move, now);
    },
  };
};
