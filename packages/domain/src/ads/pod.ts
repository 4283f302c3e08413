import { type Ad, type AdAudience, fitsAudience } from './ad.ts';
import type { AdBreak } from './breaks.ts';

/** How much of an evening one break may take. Together with the film before and after it stays below the time of a lease. */
const MOST_ADS = 2;
const MOST_SECONDS = { pre: 35, mid: 40 } as const;

/**
 * The ads of one break, in the order in which they are shown; none where nothing fits. `turn` is any whole number: another
 * one begins with another ad, so that everybody gets their share.
 */
export const choosePod = <A extends Ad>(ads: readonly A[], { id }: AdBreak, audience: AdAudience, turn: number): readonly A[] => {
  const fitting = ads.filter((ad) => fitsAudience(ad, audience));
  const from = fitting.length === 0 ? 0 : turn % fitting.length;
  let room: number = MOST_SECONDS[id === 'pre' ? 'pre' : 'mid'];
  const pod: A[] = [];
  for (const ad of [...fitting.slice(from), ...fitting.slice(0, from)]) {
    if (pod.length === MOST_ADS || ad.durationSeconds > room) continue;
    pod.push(ad);
    room -= ad.durationSeconds;
  }
  return pod;
};
