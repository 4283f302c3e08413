import type { Client } from '@madang/contract/client.ts';
import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';

/** Posters of a wall: six columns of four. */
const MOST = 24;

/** Pictures of the newest dramas. On failure the wall is only dark (CA-80). */
export const loadPosterWall = async (api: Client): Promise<readonly Image[]> => {
  const newest = api.listCollection({ collection_id: String(CATALOGS.drama), sort: 'newest', limit: MOST });
  return newest.then(({ objects }) => objects.map(({ image }) => image)).catch(emptyOnFailure);
};
