import type { WebtoonsRepository } from '@madang/database/webtoons/webtoons.repository.ts';
import type { Panel } from '@madang/domain/webtoons/panel.ts';
import type { Strips } from '../ports/media.ts';

/** A strip with its words in five languages weighs about 60 KB. */
const MAX_IN_MEMORY = 200;

/** LRU cache of strips of the current catalogue: a reader reports the position every few seconds. */
export const knownStrips = (repository: Pick<WebtoonsRepository, 'findPanels'>, version: () => string): Strips => {
  const known = new Map<string, Promise<readonly Panel[] | null>>();
  let knownVersion = version();
  return {
    find(episodeId) {
      if (version() !== knownVersion) {
        known.clear();
        knownVersion = version();
      }
      const strip = known.get(episodeId) ?? repository.findPanels(episodeId);
      known.delete(episodeId);
      known.set(episodeId, strip);
      // What failed is asked for again; what is not there now may be there with the next catalogue.
      strip.catch(() => known.delete(episodeId));
      for (const [oldest] of known) {
        if (known.size <= MAX_IN_MEMORY) break;
        known.delete(oldest);
      }
      return strip;
    },
  };
};
