/** The largest upload in bytes: a photo from a phone. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** Width times height. Phone cameras deliver 50 megapixels (8160 × 6120). */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Longer side over shorter side. A square crop of a narrower strip is upscaled to billions of pixels before it is cropped. */
export const MAX_PICTURE_ASPECT = 8;

/** Width and height of a drawn profile picture in pixels: three times its size in the profile chooser of a phone. */
export const PICTURE_SIZE = 384;

/** File formats that reach a decoder. */
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp'] as const;

/** What a file's header declares, before a single pixel is decoded. A field the header does not declare is undefined. */
export interface PictureHeader {
  readonly bytes: number;
  readonly format: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Pages or animation frames; undefined for formats that have only one. */
  readonly frames: number | undefined;
}

export type PictureFault = 'no_picture' | 'too_large' | 'too_many_pixels' | 'too_narrow' | 'animated';

const isCount = (value: number | undefined): value is number => value !== undefined && Number.isSafeInteger(value) && value > 0;

/** Why a picture must not be decoded, or null. Anything that the header leaves unknown is refused. */
export const faultOfPicture = ({ bytes, format, width, height, frames = 1 }: PictureHeader): PictureFault | null => {
  if (!isCount(bytes) || !isCount(width) || !isCount(height) || !isCount(frames)) return 'no_picture';
  if (!PICTURE_FORMATS.some((known) => known === format)) return 'no_picture';
  if (bytes > MAX_PICTURE_BYTES) return 'too_large';
  if (frames > 1) return 'animated';
  if (Math.max(width, height) > MAX_PICTURE_ASPECT * Math.min(width, height)) return 'too_narrow';
  return width * height > MAX_PICTURE_PIXELS ? 'too_many_pixels' : null;
};
