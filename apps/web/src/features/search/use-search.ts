import { useEffect, useEffectEvent, useState } from 'react';
import type { Reader } from '#app/features/catalog/index.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useIsOnline } from '#app/platform/window.ts';
import type { Found } from './search-page.ts';
import { asksFor, toQueryKey, type SearchQuery } from './search-query.ts';
import { loadSearchResults } from './search-results.ts';

export interface Search {
  /** `searching` keeps what was found before in `found`. */
  readonly state: 'found' | 'searching' | 'failed';
  readonly found: Found;
  readonly again: () => void;
}

/**
 * Results of the query in the address, starting with the loader data. Responses to older queries are dropped (SR-16),
 * and a search that failed offline is repeated when the browser is online.
 */
export const useSearch = (begun: Found, query: SearchQuery, reader: Reader): Search => {
  const [found, setFound] = useState(begun);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const online = useIsOnline();
  const key = toQueryKey(query);
  const isFound = toQueryKey(found.query) === key;

  const search = useEffectEvent(async (): Promise<Found> => {
    const results = asksFor(query) ? await loadSearchResults(api, reader, query) : null;
    return { query, results };
  });
  useEffect(() => {
    if (isFound) return undefined;
    setFailed(null);
    return abortOnCleanup((signal) =>
      search()
        .then((loaded) => !signal.aborted && setFound(loaded))
        .catch(onCallFailed(() => !signal.aborted && setFailed(key))),
    );
    // The key says everything about the query that the answer depends on.
  }, [key, isFound, tries, online]);

  const state = isFound ? 'found' : failed === key ? 'failed' : 'searching';
  return { state, found, again: () => setTries((count) => count + 1) };
};
