import type { PictureFault } from '@madang/domain/profiles/picture-limits.ts';

/** `not_processed`: the decoder exceeded its memory or time, or crashed. */
export type DrawingFault = PictureFault | 'not_processed';

export type DrawResult = { readonly webp: Buffer } | { readonly fault: DrawingFault };

export interface Pictures {
  /** A square WebP without the upload's metadata, or why there is none. Throws ServerBusy when too many uploads wait. */
  draw(bytes: Uint8Array): Promise<DrawResult>;
  /** Rejects what waits, lets what is being drawn finish for a few seconds, then ends the decoders. */
  close(): Promise<void>;
}
