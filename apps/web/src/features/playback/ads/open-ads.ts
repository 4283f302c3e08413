import { type AdBreaks, createAdBreaks } from '@madang/player/ads/ad-breaks.ts';
import { createShakaEngine } from '@madang/player/shaka-engine.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import type { FilmAds } from './ads-of.ts';

export interface OpenAds extends AdBreaks {
  /** Takes the picture of the ads out of the stage. */
  readonly close: () => void;
}

/** Breaks of a film on a video element of their own over it: the film keeps its place and its buffer. */
export const openAds = (room: HTMLElement, film: PlayerStore, ads: FilmAds): OpenAds => {
  const video = room.ownerDocument.createElement('video');
  video.playsInline = true;
  video.dataset['of'] = 'ads';
  video.hidden = true;
  room.append(video);
  const breaks = createAdBreaks(film, { ...ads, createEngine: createShakaEngine(video) });
  const unsubscribe = breaks.subscribe(() => {
    video.hidden = breaks.getSnapshot() === null;
  });
  return {
    ...breaks,
    close: () => {
      unsubscribe();
      void breaks.destroy();
      video.remove();
    },
  };
};
