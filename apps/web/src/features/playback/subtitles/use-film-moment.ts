import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What is the case at the moment of the film, looked at with every painted frame; drawn again only when `isSame` says that it
 * changed. The player's own position moves four times a second, which is too coarse for words.
 */
export const useFilmMoment = <T>(
  video: HTMLVideoElement,
  read: (positionSeconds: number) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T => {
  const [moment, setMoment] = useState(() => read(video.currentTime));
  const look = useEffectEvent(() => {
    const now = read(video.currentTime);
    setMoment((before) => (isSame(before, now) ? before : now));
  });

  useEffect(() => {
    let frame = 0;
    const paint = (): void => {
      look();
      frame = requestAnimationFrame(paint);
    };
    paint();
    return () => cancelAnimationFrame(frame);
  }, []);

  return moment;
};
