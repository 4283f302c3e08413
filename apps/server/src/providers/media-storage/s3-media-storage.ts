import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { isAssetName, isMediaPath } from './media-path.ts';
import type { MediaStorage } from '../../ports/media.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** How long a cached index is used before it is revalidated by its ETag, in milliseconds. */
const BELIEVED_MS = 5000;
const MAX_INDEXES = 1000;

/** Window in milliseconds in which a file keeps one signed URL, so that the browser cache hits. */
const SAME_ADDRESS_MS = 300_000;
/** Validity of a signed URL from the start of its window: at least five minutes are left when it is issued. */
const LIFE_SECONDS = 600;

interface Known {
  readonly etag: string;
  readonly index: MediaIndex;
  readonly askedAt: number;
}

async function* readBody(opening: Promise<{ readonly body: Readable } | null>, path: string) {
  const opened = await opening;
  if (!opened) throw new Error(`${path} is not in the storage.`);
  yield* opened.body;
}

/** Packaged films in a bucket. `now` is wall-clock time for signatures, `elapsed` monotonic time for cache ages. */
export const s3MediaStorage = (
  bucket: Pick<S3Bucket, 'find' | 'get' | 'address'>,
  now: () => number,
  elapsed: () => number,
): MediaStorage => {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<MediaIndex | null>>();

  const keep = (assetId: string, entry: Known) => {
    known.delete(assetId);
    known.set(assetId, entry);
    const [oldest] = known.keys();
    if (known.size > MAX_INDEXES && oldest !== undefined) known.delete(oldest);
    return entry.index;
  };

  const look = async (assetId: string, before: Known | undefined): Promise<MediaIndex | null> => {
    const key = `${assetId}/index.json`;
    const found = await bucket.get(key, { unless: before?.etag });
    if (found) return keep(assetId, { etag: found.etag, index: (await json(found.body)) as MediaIndex, askedAt: elapsed() });
    // Not modified, or deleted: a HEAD request tells which
    if (before && (await bucket.find(key))) return keep(assetId, { ...before, askedAt: elapsed() });
    known.delete(assetId);
    return null;
  };

  const ask = async (assetId: string): Promise<MediaIndex | null> => {
    const before = known.get(assetId);
    return look(assetId, before).catch((error: unknown) => {
      // Serves the stale index while the store is down: indexes change seldom, and files never
      if (before) return keep(assetId, { ...before, askedAt: elapsed() });
      throw error;
    });
  };

  return {
    index: async (assetId) => {
      if (!isAssetName(assetId)) return null;
      const entry = known.get(assetId);
      if (entry && elapsed() - entry.askedAt < BELIEVED_MS) return entry.index;
      const pending = asking.get(assetId) ?? ask(assetId).finally(() => asking.delete(assetId));
      asking.set(assetId, pending);
      return pending;
    },

    stat: async (path) => {
      const found = isMediaPath(path) ? await bucket.find(path) : null;
      return found && { size: found.size };
    },

    read: (path, range) => {
      if (isMediaPath(path)) return Readable.from(readBody(bucket.get(path, { range }), path), { objectMode: false });
      return Readable.from([]).destroy(new RangeError(`${path} is no path in the storage.`));
    },

    address: async (path) => {
      const signedAt = Math.floor(now() / SAME_ADDRESS_MS) * SAME_ADDRESS_MS;
      return { url: await bucket.address(path, signedAt, LIFE_SECONDS), seconds: SAME_ADDRESS_MS / 1000 };
    },
  };
};
