import { MOST_PICTURE_BYTES } from '@madang/domain/profiles/profile.ts';

/** Width and height of a profile's picture in pixels: three times what the chooser shows on a phone. */
export const PICTURE_SIZE = 384;

const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 10;

export interface Pictures {
  /** A square of ours, with nothing left of what else was in the file; null for what is no picture. */
  draw(bytes: Uint8Array): Promise<Buffer | null>;
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

/** By what it begins with, whatever it is called: JPEG, PNG or WebP. Nothing else reaches a decoder. */
const isPicture = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, [0xff, 0xd8, 0xff]) ||
  beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (beginsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && beginsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8));

/** Decodes and encodes anew: what comes out was written by us, without places, cameras or whatever hid in the file. */
export const sharpPictures = (): Pictures => ({
  async draw(bytes) {
    if (!isPicture(bytes) || bytes.length > MOST_PICTURE_BYTES) return null;
    // Few of those who start a server bring a picture to it; the library is large.
    const { default: sharp } = await import('sharp');
    try {
      return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true })
        .timeout({ seconds: LONGEST_SECONDS })
        .autoOrient()
        .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover', position: 'attention' })
        .flatten({ background: '#1b1b23' })
        .webp({ quality: 82, effort: 3 })
        .toBuffer();
    } catch {
      // Cut off, broken, or larger than it may be: whatever the decoder says, it is no picture that we can show.
      return null;
    }
  },
});
