import type { MediaStorage } from '../ports/media.ts';
import { storedFiles, type StoredFile } from './stored-files.ts';

/** Where pictures of webtoon episodes lie, as `<episode>/<panel>-<width>.webp`. */
export type StripStorage = Pick<MediaStorage, 'stat' | 'read'>;

const MEMORY_BYTES = 32 * 1024 * 1024;
const ASSET = /^strip-(\d{1,12})$/;
/** Full size, and a smaller one for browsers that save data. */
const PICTURE = /^[a-z0-9-]{1,80}-(?:800|480)\.webp$/;

/** The asset that a grant for a webtoon episode names. */
export const toStripAsset = (episodeId: string): string => `strip-${episodeId}`;
export const isStripAsset = (assetId: string): boolean => ASSET.test(assetId);

/** Pictures of strips with the latest of them in memory. */
export const stripFiles = (storage: StripStorage) => {
  const stored = storedFiles(storage, MEMORY_BYTES);
  return {
    find: async (assetId: string, name: string): Promise<StoredFile | null> => {
      const [, episodeId] = ASSET.exec(assetId) ?? [];
      if (episodeId === undefined || !PICTURE.test(name)) return null;
      return stored.find(`${episodeId}/${name}`, 'image/webp');
    },
  };
};
