import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { parseMediaIndex, storedPath } from '@madang/streaming/shared-files.ts';
import { isAssetName, isMediaPath } from './media-path.ts';
import type { ByteRange, MediaStorage } from '../../ports/media.ts';

const GONE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const orNull = (error: unknown) => {
  if (error instanceof Error && 'code' in error && GONE.has(String(error.code))) return null;
  throw error;
};

async function* readFrom(locating: Promise<string>, range?: ByteRange) {
  yield* createReadStream(await locating, range);
}

/** Packaged films in a local folder, as `ingestFilm` writes them. A replaced asset is detected by its index file. */
export const diskMediaStorage = (directory: string): MediaStorage => {
  const indexes = new Map<string, { readonly version: string; readonly index: MediaIndex }>();

  const index = async (assetId: string) => {
    if (!isAssetName(assetId)) return null;
    const path = join(directory, assetId, 'index.json');
    const found = await stat(path).catch(orNull);
    if (!found) return null;
    const version = `${found.ino}-${found.mtimeMs}-${found.size}`;
    const known = indexes.get(assetId);
    if (known?.version === version) return known.index;
    const read = parseMediaIndex(await readFile(path, 'utf8'));
    indexes.set(assetId, { version, index: read });
    return read;
  };

  /** Resolves a shared file to the folder of the asset that owns it. */
  const locate = async (path: string) => {
    const [assetId = '', ...names] = path.split('/');
    const found = await index(assetId);
    return found ? join(directory, assetId, storedPath(found, names.join('/'))) : join(directory, path);
  };

  return {
    index,
    stat: async (path) => {
      const found = isMediaPath(path) ? await stat(await locate(path)).catch(orNull) : null;
      return found?.isFile() ? { size: found.size } : null;
    },
    read: (path, range) => {
      if (isMediaPath(path)) return Readable.from(readFrom(locate(path), range), { objectMode: false });
      return Readable.from([]).destroy(new RangeError(`${path} is no path in the storage.`));
    },
  };
};
