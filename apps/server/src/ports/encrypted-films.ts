import type { MediaIndex } from '@madang/streaming/media-index.ts';
import type { MediaStorage } from './media-storage.ts';

/**
 * Encrypted films for subscribers. Their files are public and immutable like those of clear films: only the key is
 * secret.
 */
export interface EncryptedFilms {
  /** Index of the encrypted asset, or null for an unknown asset. Waits for encryption where it has not happened yet. */
  index(assetId: string): Promise<MediaIndex | null>;
  /** The encrypted files, in the ingest's storage or on this node. */
  readonly files: Pick<MediaStorage, 'stat' | 'read' | 'address'>;
  /** The 16-byte content key. Only for viewers with a playback right. */
  keyOf(assetId: string): Buffer;
}
