import type { Readable } from 'node:stream';
import type { MediaIndex } from '@madang/streaming/media-index.ts';

/** Byte positions as in an HTTP Range header, both inclusive (RFC 9110). */
export type ByteRange = Readonly<{ start: number; end: number }>;

/** Storage of packaged films. Paths are `<asset>/<folder>/<file>`, and a path outside the storage does not exist. */
export type MediaStorage = Readonly<{
  /** Index of the asset, or null for an unknown one. Returns one cached object while the asset is unchanged. */
  index: (assetId: string) => Promise<MediaIndex | null>;
  /** Size in bytes, or null when the file does not exist. */
  stat: (path: string) => Promise<{ readonly size: number } | null>;
  /** Streams the file or a range of it. The stream fails when the file does not exist. */
  read: (path: string, range?: ByteRange) => Readable;
  /**
   * Signed URL from which a client reads the file directly, with its max-age in seconds. Missing, or null, where the
   * server streams the files itself.
   */
  address?: (path: string) => Promise<{ readonly url: string; readonly seconds: number } | null>;
}>;
