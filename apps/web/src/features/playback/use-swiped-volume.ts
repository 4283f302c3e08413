import type { PlayerRequest } from '@madang/player/requests.ts';
import { useState } from 'react';

import type { OpenPlayer } from './use-player.ts';

/** iPhones let no page set the volume: what is written there stays as it was. */
const canBeSet = (video: HTMLVideoElement): boolean => {
  const { volume } = video;
  video.volume = volume > 0.5 ? volume - 0.01 : volume + 0.01;
  const isSet = video.volume !== volume;
  video.volume = volume;
  return isSet;
};

/** A finger that goes up or down makes the film louder or softer, where the browser lets it. */
export const useSwipedVolume = ({ store, video }: OpenPlayer, ask: (request: PlayerRequest) => void) => {
  const [sign, setSign] = useState<{ readonly volume: number; readonly count: number } | null>(null);
  const swipe = (share: number): void => {
    if (!canBeSet(video)) return;
    const { muted, volume } = store.getSnapshot();
    ask({ type: 'set-volume', volume: (muted ? 0 : volume) + share });
    setSign((last) => ({ volume: store.getSnapshot().volume, count: (last?.count ?? 0) + 1 }));
  };
  return { sign, swipe, hideSign: () => setSign(null) };
};
