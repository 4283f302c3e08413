import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange, MediaStorage } from '../ports/media.ts';
import { byteCache } from './byte-cache.ts';

/** A file of the storage, in memory or to be streamed. */
export interface StoredFile {
  readonly contentType: string;
  readonly size: number;
  readonly etag: string;
  readonly read: (range?: ByteRange) => Buffer | Readable;
}

interface StoredFiles {
  /** A file that is in memory already, whatever was asked about it before. */
  readonly hot: (path: string) => StoredFile | undefined;
  /** Any file, kept in memory from now on if it is small enough; null when it is not in the storage. */
  readonly find: (path: string, contentType: string) => Promise<StoredFile | null>;
}

const MIB = 1024 * 1024;
const MEMORY_BYTES = 64 * MIB;

/** Segments of our ladder stay below 1 MiB; anything above this is streamed from the storage each time. */
const LARGEST_IN_MEMORY = 4 * MIB;

const inMemory = (bytes: Buffer, contentType: string, etag: string): StoredFile => ({
  contentType,
  size: bytes.length,
  etag,
  read: (range) => (range ? bytes.subarray(range.start, range.end + 1) : bytes),
});

/** Files of the storage with the latest of them in memory. Folder names carry a hash, so a path is its own ETag. */
export const storedFiles = (storage: Pick<MediaStorage, 'stat' | 'read'>, memoryBytes = MEMORY_BYTES): StoredFiles => {
  const cache = byteCache<StoredFile>(memoryBytes, ({ size }) => size);
  const loading = new Map<string, Promise<StoredFile | null>>();

  const load = async (path: string, contentType: string): Promise<StoredFile | null> => {
    const found = await storage.stat(path);
    if (!found) return null;
    const { size } = found;
    const etag = `"${path}"`;
    if (size > LARGEST_IN_MEMORY) return { contentType, size, etag, read: (range) => storage.read(path, range) };
    const file = inMemory(await buffer(storage.read(path)), contentType, etag);
    cache.put(path, file);
    return file;
  };

  return {
    hot: cache.get,
    find: (path, contentType) => {
      const pending = loading.get(path) ?? load(path, contentType).finally(() => loading.delete(path));
      loading.set(path, pending);
      return pending;
    },
  };
};

/** Where pictures of webtoon episodes lie, as `<episode>/<panel>-<width>.webp`. */
export type StripStorage = Pick<MediaStorage, 'stat' | 'read'>;

const STRIP_MEMORY_BYTES = 32 * 1024 * 1024;
const ASSET = /^strip-(\d{1,12})$/;
/** Full size, and a smaller one for browsers that save data. */
const PICTURE = /^[a-z0-9-]{1,80}-(?:800|480)\.webp$/;

/** The asset that a grant for a webtoon episode names. */
export const toStripAsset = (episodeId: string): string => `strip-${episodeId}`;
export const isStripAsset = (assetId: string): boolean => ASSET.test(assetId);

/** Pictures of strips with the latest of them in memory. */
export const stripFiles = (storage: StripStorage) => {
  const stored = storedFiles(storage, STRIP_MEMORY_BYTES);
  return {
    find: async (assetId: string, name: string): Promise<StoredFile | null> => {
      const [, episodeId] = ASSET.exec(assetId) ?? [];
      if (episodeId === undefined || !PICTURE.test(name)) return null;
      return stored.find(`${episodeId}/${name}`, 'image/webp');
    },
  };
};
