import { useEffect, useState } from 'react';
import { type WatchAnalytics, type Watched, watchAnalytics } from './watch-analytics.ts';

/** Follows what plays at an address; another address is another playback, and leaving ends it (AN-09). */
export const useWatchAnalytics = (address: string, watched: Watched): WatchAnalytics => {
  const [followed, setFollowed] = useState(() => ({ address, analytics: watchAnalytics(watched) }));
  if (followed.address !== address) setFollowed({ address, analytics: watchAnalytics(watched) });
  const { analytics } = followed;
  useEffect(() => () => void analytics.stop(), [analytics]);
  return analytics;
};
