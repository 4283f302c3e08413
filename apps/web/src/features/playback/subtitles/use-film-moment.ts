import { watchFilm } from '@madang/player/film-clock.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilmWatch } from '@madang/player/film-clock.ts';

interface Moments<T> {
  /** Value at a second of the film. */
  readonly at: (positionSeconds: number) => T;
  /** The next second at which the value changes. Infinity for never. */
  readonly changesAt: (positionSeconds: number) => number;
  readonly isSame?: (one: T, other: T) => boolean;
}

/**
 * Value at the film's current moment. Re-renders only when `isSame` reports a change. The player's own position updates
 * four times a second, which is too coarse for subtitles.
 */
export const useFilmMoment = <T>(video: HTMLVideoElement, { at, changesAt, isSame = Object.is }: Moments<T>): T => {
  const [moment, setMoment] = useState(() => at(video.currentTime));
  const look = useEffectEvent((positionSeconds: number): number => {
    const now = at(positionSeconds);
    setMoment((before) => (isSame(before, now) ? before : now));
    return changesAt(positionSeconds);
  });
  const watch = useRef<FilmWatch>(undefined);

  useEffect(() => {
    watch.current = watchFilm(video, (positionSeconds) => look(positionSeconds));
    return () => watch.current?.stop();
  }, [video]);
  // The callback may depend on the latest render.
  useEffect(() => watch.current?.look());

  return moment;
};
