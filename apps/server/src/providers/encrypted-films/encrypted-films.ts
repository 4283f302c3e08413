import type { MediaIndex } from '@madang/streaming/media-index.ts';
import type { MediaStorage } from '../media-storage/media-storage.ts';

/** Films as subscribers are lent them. Their files are as still as those of clear films; only their key is anybody's secret. */
export interface EncryptedFilms {
  /** What the encrypted asset contains, or null when there is no such asset. Where it has not been encrypted yet that is waited for. */
  index(assetId: string): Promise<MediaIndex | null>;
  /** Its files, wherever they lie. */
  readonly files: Pick<MediaStorage, 'stat' | 'read' | 'address'>;
  /** 16 bytes, for whoever may watch. */
  keyOf(assetId: string): Buffer;
}
