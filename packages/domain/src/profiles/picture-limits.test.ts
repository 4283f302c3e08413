import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  faultOfPicture,
  MAX_PICTURE_ASPECT,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  PICTURE_FORMATS,
  type PictureHeader,
} from './picture-limits.ts';

const PHOTO: PictureHeader = { bytes: 3_000_000, format: 'jpeg', width: 4032, height: 3024, frames: undefined };

test.each<[string, Partial<PictureHeader>, ReturnType<typeof faultOfPicture>]>([
  ['a photo of a phone', {}, null],
  ['one pixel', { bytes: 70, width: 1, height: 1 }, null],
  ['50 megapixels of a phone', { width: 8160, height: 6120 }, null],
  ['a panorama at the aspect limit', { width: 8000, height: 1000 }, null],
  ['a still WebP', { format: 'webp', frames: 1 }, null],
  ['a file at the byte limit', { bytes: MAX_PICTURE_BYTES }, null],
  ['a file over the byte limit', { bytes: MAX_PICTURE_BYTES + 1 }, 'too_large'],
  ['a line of 60000 × 1', { bytes: 87, format: 'png', width: 60_000, height: 1 }, 'too_narrow'],
  ['a column of 1 × 8000', { width: 1, height: 8000 }, 'too_narrow'],
  ['just over the aspect limit', { width: 8001, height: 1000 }, 'too_narrow'],
  ['a PNG of 65535 × 65535', { format: 'png', width: 65_535, height: 65_535 }, 'too_many_pixels'],
  ['one row over the pixel limit', { width: 10_000, height: 5001 }, 'too_many_pixels'],
  ['an animation', { format: 'webp', frames: 2 }, 'animated'],
  ['an animation of a million frames', { format: 'webp', width: 1, height: 1, frames: 1_000_000 }, 'animated'],
  ['an SVG', { format: 'svg' }, 'no_picture'],
  ['a HEIC', { format: 'heif' }, 'no_picture'],
  ['an unknown format', { format: undefined }, 'no_picture'],
  ['no width', { width: undefined }, 'no_picture'],
  ['a height of zero', { height: 0 }, 'no_picture'],
  ['a negative width', { width: -1 }, 'no_picture'],
  ['a width that is no number', { width: Number.NaN }, 'no_picture'],
  ['an infinite height', { height: Number.POSITIVE_INFINITY }, 'no_picture'],
  ['half a frame', { frames: 0.5 }, 'no_picture'],
  ['an empty file', { bytes: 0 }, 'no_picture'],
])('%s', (_name, different, fault) => {
  expect(faultOfPicture({ ...PHOTO, ...different })).toBe(fault);
});

const side = fc.oneof(fc.integer({ min: 1, max: 70_000 }), fc.integer({ min: -5, max: 5 }), fc.constant(undefined), fc.double());
const header = fc.record({
  bytes: fc.oneof(fc.integer({ min: 0, max: 20_000_000 }), fc.double()),
  format: fc.constantFrom(...PICTURE_FORMATS, 'gif', 'svg', undefined),
  width: side,
  height: side,
  frames: fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 3 })),
});

test('no accepted picture can be upscaled beyond its aspect limit or decoded beyond its pixel limit', () => {
  fc.assert(
    fc.property(header, (given) => {
      if (faultOfPicture(given) !== null) return;
      const { width = Number.NaN, height = Number.NaN } = given;
      expect(width * height).toBeLessThanOrEqual(MAX_PICTURE_PIXELS);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(MAX_PICTURE_ASPECT);
      expect(given.bytes).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    }),
    { numRuns: 2000 },
  );
});

test('the orientation of a picture does not matter', () => {
  fc.assert(
    fc.property(header, (given) => {
      expect(faultOfPicture({ ...given, width: given.height, height: given.width })).toBe(faultOfPicture(given));
    }),
  );
});
