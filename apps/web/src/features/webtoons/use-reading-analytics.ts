import { useEffect, useEffectEvent } from 'react';
import { cameBy, useWatchAnalytics } from '#app/features/analytics/index.ts';
import { PROFILE_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { watchVisibility } from '#app/platform/window.ts';
import type { ReadingPlace } from './reading-place.ts';

const readProfileId = () => readCookie(PROFILE_COOKIE.name);

/**
 * Analytics of each read episode, as for playback: from the first scroll, while the page is visible, until another
 * episode is read or the reader is left. Positions are in panels. `place` is null until the reader has scrolled.
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
