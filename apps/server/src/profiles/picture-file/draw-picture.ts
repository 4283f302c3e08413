import { faultOfPicture, PICTURE_SIZE, type PictureFault } from '@madang/domain/profiles/picture-limits.ts';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

export type DrawnPicture = { readonly webp: Uint8Array } | { readonly fault: PictureFault };

const beginsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** JPEG, PNG or WebP by magic bytes, whatever the file's name says. No other format reaches a decoder. */
const isPicture = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, [0xff, 0xd8, 0xff]) ||
  beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && beginsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8));

/** Why the header alone rules a file out. */
const faultOfHeader = async (bytes: Uint8Array): Promise<PictureFault | null> => {
  if (!isPicture(bytes)) return 'no_picture';
  const { format, width, height, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return faultOfPicture({ bytes: bytes.length, format, width, height, frames: pages });
};

/**
 * Decodes and re-encodes a picture as a square WebP, so that no metadata, trailing bytes or scripts of the upload survive.
 * Only draw-picture.process.ts calls it: its cost depends on the upload.
 */
export const drawPicture = async (bytes: Uint8Array): Promise<DrawnPicture> => {
  try {
    const fault = await faultOfHeader(bytes);
    if (fault) return { fault };
    const webp = await sharp(bytes, { failOn: 'error', pages: 1, sequentialRead: true })
      .autoOrient()
      .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#1b1b23' })
      .webp({ quality: 82, effort: 3 })
      .toBuffer();
    return { webp };
  } catch {
    // Truncated or corrupt: whatever the decoder's reason, the file cannot be shown.
    return { fault: 'no_picture' };
  }
};
