import type { SearchSource } from '@madang/domain/search/vocabulary.ts';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';

interface Searched {
  readonly q: string;
  readonly keywords?: readonly string[];
  readonly source: SearchSource;
  /** How many titles were found. */
  readonly count: number;
}

/** Search tracking must not disturb the viewer, so failures are silent. */
const send = ({ q, keywords = [], source, count }: Searched, contentId: string | null): Promise<unknown> =>
  api
    .trackSearch({
      q,
      search_src: source,
      result_count: count,
      content_id: contentId,
      ...(keywords.length > 0 && { kpick: keywords.join(',') }),
    })
    .catch(ignoreFailure);

/** A title was opened from a search (SR-06, SR-11). */
export const trackOpened = (searched: Searched, contentId: string): void => void send(searched, contentId);

/** Tracks a search without results. */
export const trackMissed = (searched: Searched): void => void send(searched, null);
