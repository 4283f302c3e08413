import type { Client } from '@madang/contract/client.ts';

/** LI-02 asks for a hundred at a time. */
const PAGE = 100;
/** Beyond these a card only learns of its heart on its own page. */
const MOST = 500;

/** IDs of the profile's favorites, newest first. Requires a signed-in viewer. */
export const loadFavoriteIds = async (api: Client): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const { objects, total_count } = await api.listFavorites({ offset, limit: PAGE });
    ids.push(...objects.map(({ id }) => id));
    if (offset + PAGE >= total_count) break;
  }
  return ids;
};
