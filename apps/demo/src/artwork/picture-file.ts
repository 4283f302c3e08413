import { rename, writeFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { Size } from './compositions.ts';
import { hex } from './kit/colour.ts';
import type { Picture } from './pictures.ts';

/** What is known of one picture: its sizes as `{width}x{height}`, its main colour, and a few bytes to show while it loads. */
export interface PictureNote {
  sizes: string[];
  format: 'webp' | 'jpg';
  colour: string;
  /** A data URI of under 400 bytes; none for a transparent picture. */
  placeholder: string | null;
}
export type PictureNotes = Record<string, PictureNote>;

const PLACEHOLDER_WIDTH = 16;

/** What is opaque is stored as it is asked for, and had in half the time. */
const pixelsOf = (canvas: Canvas, { transparent }: Picture): Buffer => {
  if (!transparent) return canvas.data();
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
};

/** A picture, drawn in one size. */
export const imageOf = (picture: Picture, size: Size): Sharp => {
  const image = sharp(pixelsOf(picture.draw(size), picture), { raw: { ...size, channels: 4 } });
  return picture.transparent ? image : image.removeAlpha();
};

export const noteOf = async (image: Sharp, { sizes, format, transparent }: Picture): Promise<PictureNote> => {
  const small = image.clone().resize(PLACEHOLDER_WIDTH);
  const [pixel, tiny] = await Promise.all([
    image.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    transparent ? null : small.webp({ quality: 24, effort: 4 }).toBuffer(),
  ]);
  return {
    sizes: sizes.map(({ width, height }) => `${width}x${height}`),
    format,
    colour: hex([pixel[0] ?? 0, pixel[1] ?? 0, pixel[2] ?? 0]),
    placeholder: tiny && `data:image/webp;base64,${tiny.toString('base64')}`,
  };
};

export const fileOf = ({ name, format, byWidth }: Picture, { width, height }: Size): string =>
  `${name}-${byWidth ? width : `${width}x${height}`}.${format}`;

/** Under a temporary name first: a picture that is there is whole. */
export const put = async (path: string, data: Uint8Array | string): Promise<void> => {
  await writeFile(`${path}.part`, data);
  await rename(`${path}.part`, path);
};
