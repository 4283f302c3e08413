import { type Ad, type AdAudience, fitsAudience } from './ad.ts';
import type { AdBreak } from './breaks.ts';

/** Ads per break. A break and the film around it stay below the lifetime of a lease. */
const MAX_ADS = 2;
const MAX_SECONDS = { pre: 35, mid: 40 } as const;

/**
 * Selects the ads of one break, in order. None where none fits. `turn` is any whole number and rotates the first ad, so
 * that all ads are shown equally often.
 */
export const choosePod = <A extends Ad>(ads: readonly A[], { id }: AdBreak, audience: AdAudience, turn: number): readonly A[] => {
  const fitting = ads.filter((ad) => fitsAudience(ad, audience));
  const from = fitting.length === 0 ? 0 : turn % fitting.length;
  let room: number = MAX_SECONDS[id === 'pre' ? 'pre' : 'mid'];
  const pod: A[] = [];
  for (const ad of [...fitting.slice(from), ...fitting.slice(0, from)]) {
    if (pod.length === MAX_ADS || ad.durationSeconds > room) continue;
    pod.push(ad);
    room -= ad.durationSeconds;
  }
  return pod;
};
