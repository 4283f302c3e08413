import { type Client, isCallFailed } from '@madang/contract/client.ts';
import type { Image } from '@madang/contract/catalog/catalog.contract.ts';
import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';

/** Posters of a wall: six columns of four. */
const MOST = 24;

/** Pictures of the newest dramas. On failure the wall is only dark (CA-80). */
export const posterWallOf = async (api: Client): Promise<readonly Image[]> => {
  try {
    const { objects } = await api.listCollection({ collection_id: String(CATALOGS.drama), sort: 'newest', limit: MOST });
    return objects.map(({ image }) => image);
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return [];
  }
};
