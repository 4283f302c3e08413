import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { hex } from './kit/colour.ts';
import type { Size } from './compositions.ts';
import type { Picture } from './pictures.ts';

/** Raise it when the art changes: everything is made again. */
export const ARTWORK_VERSION = '3';

const QUALITY = {
  webp: { quality: 76, effort: 2 },
  // 48 steps of transparency: with fewer the letters' shadows show rings, with more they weigh half as much again.
  logo: { quality: 72, alphaQuality: 74, effort: 6 },
  jpg: { quality: 80, mozjpeg: false },
} as const;
const PLACEHOLDER_WIDTH = 16;

/** What is known of one picture: its sizes as `{width}x{height}`, its main colour, and a few bytes to show while it loads. */
export interface PictureNote {
  sizes: string[];
  format: 'webp' | 'jpg';
  colour: string;
  /** A data URI of under 400 bytes; none for a transparent picture. */
  placeholder: string | null;
}
export type PictureNotes = Record<string, PictureNote>;

const NOTE = 'pictures.json';

/** Under a temporary name first: a picture that is there is whole. */
const put = async (path: string, data: Uint8Array | string): Promise<void> => {
  await writeFile(`${path}.part`, data);
  await rename(`${path}.part`, path);
};

const encode = (image: Sharp, { format, transparent }: Picture): Promise<Buffer> => {
  if (format === 'jpg') return image.jpeg(QUALITY.jpg).toBuffer();
  return image.webp(transparent ? QUALITY.logo : QUALITY.webp).toBuffer();
};

const note = async (image: Sharp, { sizes, format, transparent }: Picture): Promise<PictureNote> => {
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

const fileOf = ({ name, format, byWidth }: Picture, { width, height }: Size): string =>
  `${name}-${byWidth ? width : `${width}x${height}`}.${format}`;

/** What is opaque is stored as it is asked for, and had in half the time. */
const pixelsOf = (canvas: Canvas, { transparent }: Picture): Buffer => {
  if (!transparent) return canvas.data();
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
};

/** Draws each picture once at its largest size and writes all its sizes as `{folder}/{name}-{width}x{height}.{format}`. */
const writePicture = async (folder: string, picture: Picture): Promise<PictureNote> => {
  const [largest] = picture.sizes;
  const canvas = picture.draw(largest);
  const image = sharp(pixelsOf(canvas, picture), { raw: { ...largest, channels: 4 } });
  if (!picture.transparent) image.removeAlpha();
  for (const { width, height } of picture.sizes) {
    const scaled = width === largest.width ? image.clone() : image.clone().resize(width, height);
    await put(join(folder, fileOf(picture, { width, height })), await encode(scaled, picture));
  }
  return note(image, picture);
};

/** The notes of an id whose pictures were made from the same words by the same art, or null. */
const made = async (folder: string, key: string): Promise<PictureNotes | null> => {
  try {
    const known = JSON.parse(await readFile(join(folder, NOTE), 'utf8')) as { key: string; pictures: PictureNotes };
    return known.key === key ? known.pictures : null;
  } catch {
    return null;
  }
};

/** Makes all pictures of one id unless they are there; the note is written last, so an interrupted id is made again. */
export const writePictures = async (folder: string, source: unknown, pictures: readonly Picture[]): Promise<PictureNotes> => {
  const names = pictures.map(({ name, sizes }) => [name, sizes]);
  const key = createHash('sha256')
    .update(JSON.stringify([ARTWORK_VERSION, source, names]))
    .digest('hex')
    .slice(0, 16);
  const known = await made(folder, key);
  if (known) return known;
  await mkdir(folder, { recursive: true });
  const notes: PictureNotes = {};
  for (const picture of pictures) notes[picture.name] = await writePicture(folder, picture);
  await put(join(folder, NOTE), JSON.stringify({ key, pictures: notes }));
  return notes;
};
