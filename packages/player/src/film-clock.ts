/** The film's own clock, for what belongs to a moment of it: looked at when something changes, not with every frame that is painted. */

/** All that moves a film otherwise than by playing on, and four times a second that it plays. */
const MOVES = ['timeupdate', 'seeking', 'seeked', 'playing', 'pause', 'ratechange', 'emptied'] as const;
/** A film that stalls just before a change is looked at this often. */
const AT_LEAST_MS = 10;
const AT_MOST_MS = 1000;

export interface FilmWatch {
  /** Looks now, because what is read has changed and the film has not. */
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * Calls `look` at once, when the film has moved, and at the second of the film that the last call gave: the next one at which
 * something changes, Infinity where nothing does. A page that shows nothing new is not painted sixty times a second for it.
 */
export const watchFilm = (video: HTMLMediaElement, look: (positionSeconds: number) => number): FilmWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    clearTimeout(timer);
    const changesAt = look(video.currentTime);
    if (video.paused || changesAt === Infinity) return;
    const waitMs = ((changesAt - video.currentTime) / video.playbackRate) * 1000;
    timer = setTimeout(now, Math.min(AT_MOST_MS, Math.max(AT_LEAST_MS, waitMs)));
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
