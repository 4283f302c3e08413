import { useEffect, useState } from 'react';
import { type WatchAnalytics, type Watched, watchAnalytics } from './watch-analytics.ts';

/** Tracks one playback. Another `key` starts another playback, and unmounting ends it (AN-09). */
export const useWatchAnalytics = (key: string, watched: Watched): WatchAnalytics => {
  const [followed, setFollowed] = useState(() => ({ key, analytics: watchAnalytics(watched) }));
  if (followed.key !== key) setFollowed({ key, analytics: watchAnalytics(watched) });
  const { analytics } = followed;
  useEffect(() => () => void analytics.stop(), [analytics]);
  return analytics;
};
