import { watchFilm } from '@madang/player/film-clock.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilmWatch } from '@madang/player/film-clock.ts';

interface Moments<T> {
  /** What is the case at a second of the film. */
  readonly at: (positionSeconds: number) => T;
  /** The next second at which it changes; Infinity where it does not. */
  readonly changesAt: (positionSeconds: number) => number;
  readonly isSame?: (one: T, other: T) => boolean;
}

/**
 * What is the case at the moment of the film; drawn again only when `isSame` says that it changed. The player's own position moves
 * four times a second, which is too coarse for words.
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
  // What is asked may have changed with what is drawn.
  useEffect(() => watch.current?.look());

  return moment;
};
