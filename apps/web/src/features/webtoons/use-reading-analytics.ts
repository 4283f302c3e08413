import { useEffect, useEffectEvent } from 'react';
import { cameBy, useWatchAnalytics } from '#app/features/analytics/index.ts';
import { PROFILE_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { watchVisibility } from '#app/platform/window.ts';
import type { ReadingPlace } from './reading-place.ts';

const readProfileId = () => readCookie(PROFILE_COOKIE.name);

/**
 * Follows the reading of each episode as watching is followed: from the first move on, while the page can be seen, until another
 * episode is read or the reader is left. The position is told in panels. `place` is null until the reader has moved.
 */
export const useReadingAnalytics = (place: ReadingPlace | null, webtoonId: string, signedIn: boolean): void => {
  const contentId = place?.strip.id ?? '';
  // An episode whose address was renewed goes on being one reading, under its first ID.
  const playbackId = place?.strip.playbackId ?? '';
  const analytics = useWatchAnalytics(contentId, { contentId, playbackId, kind: 'strip', signedIn, readProfileId });
  const panelsOf = useEffectEvent((id: string) => (place?.strip.id === id ? place.index + place.place.fraction : null));
  useEffect(() => {
    if (contentId === '') return undefined;
    analytics.start(() => panelsOf(contentId), cameBy([contentId, webtoonId]));
    return watchVisibility((visible) => analytics.status(visible ? 'playing' : 'paused'));
  }, [analytics, contentId, webtoonId]);
};
