import type { Readable } from 'node:stream';
import type { MediaIndex } from '@madang/streaming/media-index.ts';

/** Bytes from `start` to `end`, both included, as HTTP counts them. */
export type ByteRange = Readonly<{ start: number; end: number }>;

/** Where packaged films lie. Paths are `<asset>/<folder>/<file>`; a path that leaves the storage does not exist. */
export type MediaStorage = Readonly<{
  /** What the asset contains, or null when there is no such asset. The same object as long as the asset is the same. */
  index: (assetId: string) => Promise<MediaIndex | null>;
  /** Size in bytes, or null when there is no such file. */
  stat: (path: string) => Promise<{ readonly size: number } | null>;
  /** The file or a part of it; the stream fails when the file is gone. */
  read: (path: string, range?: ByteRange) => Readable;
  /**
   * An address at which anybody reads the file without us, and for how many seconds that may be remembered. Left out, or null, where
   * files are read through us.
   */
  address?: (path: string) => Promise<{ readonly url: string; readonly seconds: number } | null>;
}>;
