import { useCallback, useEffect, useState } from 'react';
import { browserStorage } from '#app/platform/storage.ts';
import { readRecent, type RecentSearches, withoutSearch, withSearch } from './recent-searches.ts';

const storageKey = (profileId: string | null): string => `recent_searches_${profileId ?? 'anonymous'}`;

/** Recent searches of one profile, in this browser only. */
const read = (profileId: string | null): RecentSearches => readRecent(browserStorage.read(storageKey(profileId)));

export const rememberSearch = (profileId: string | null, q: string): void =>
  browserStorage.write(storageKey(profileId), withSearch(read(profileId), q));

/** Recent searches of this profile. Stored in the browser, so they appear after hydration. */
export const useRecentSearches = (profileId: string | null) => {
  const [recent, setRecent] = useState<RecentSearches>([]);
  useEffect(() => setRecent(read(profileId)), [profileId]);

  const keep = useCallback(
    (change: (recent: RecentSearches) => RecentSearches) => {
      const changed = change(read(profileId));
      browserStorage.write(storageKey(profileId), changed);
      setRecent(changed);
    },
    [profileId],
  );
  return {
    recent,
    remember: useCallback((q: string) => keep((now) => withSearch(now, q)), [keep]),
    forget: (q: string) => keep((now) => withoutSearch(now, q)),
    forgetAll: () => keep(() => []),
  };
};
