import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { fileOf, imageOf, noteOf, put, type PictureNote, type PictureNotes } from './picture-file.ts';
import type { Picture } from './pictures.ts';
import { DRAFT_WIDTH, writeDrafts } from './write-drafts.ts';

/** Raise it when the art changes: everything is made again. */
export const ARTWORK_VERSION = '4';

const QUALITY = {
  webp: { quality: 76, effort: 2 },
  // 48 steps of transparency: with fewer the letters' shadows show rings, with more they weigh half as much again.
  logo: { quality: 72, alphaQuality: 74, effort: 6 },
  jpg: { quality: 80, mozjpeg: false },
} as const;

const NOTE = 'pictures.json';

const encode = (image: Sharp, { format, transparent }: Picture): Promise<Buffer> => {
  if (format === 'jpg') return image.jpeg(QUALITY.jpg).toBuffer();
  return image.webp(transparent ? QUALITY.logo : QUALITY.webp).toBuffer();
};

/** Draws each picture once at its largest size and writes all its sizes as `{folder}/{name}-{width}x{height}.{format}`. */
const writePicture = async (folder: string, picture: Picture): Promise<PictureNote> => {
  const [largest] = picture.sizes;
  const image = imageOf(picture, largest);
  for (const { width, height } of picture.sizes) {
    const scaled = width === largest.width ? image.clone() : image.clone().resize(width, height);
    await put(join(folder, fileOf(picture, { width, height })), await encode(scaled, picture));
  }
  return noteOf(image, picture);
};

const writeAll = async (folder: string, pictures: readonly Picture[]): Promise<PictureNotes> => {
  const notes: PictureNotes = {};
  for (const picture of pictures) notes[picture.name] = await writePicture(folder, picture);
  return notes;
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

/**
 * Makes all pictures of one id unless they are there, full or as drafts. The note goes first and comes last, so an interrupted id is
 * made again.
 */
export const writePictures = async (
  folder: string,
  source: unknown,
  pictures: readonly Picture[],
  draft = false,
): Promise<PictureNotes> => {
  const names = pictures.map(({ name, sizes }) => [name, sizes]);
  const key = createHash('sha256')
    .update(JSON.stringify([ARTWORK_VERSION, source, names, ...(draft ? [DRAFT_WIDTH] : [])]))
    .digest('hex')
    .slice(0, 16);
  const known = await made(folder, key);
  if (known) return known;
  await mkdir(folder, { recursive: true });
  await rm(join(folder, NOTE), { force: true });
  const notes = await (draft ? writeDrafts : writeAll)(folder, pictures);
  await put(join(folder, NOTE), JSON.stringify({ key, pictures: notes }));
  return notes;
};
