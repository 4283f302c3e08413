import { join } from 'node:path';
import type { Size } from './compositions.ts';
import { fileOf, imageOf, noteOf, put, type PictureNote, type PictureNotes } from './picture-file.ts';
import type { Picture } from './pictures.ts';

/** No draft is wider, in pixels: enough to tell the pictures of a page apart. */
export const DRAFT_WIDTH = 120;
const QUALITY = { webp: { quality: 60, effort: 0 }, jpg: { quality: 60 } } as const;

/** As small as the smallest size of a picture, or smaller. */
const sizeOf = ({ sizes }: Picture): Size => {
  const { width, height } = sizes.at(-1) ?? sizes[0];
  const scale = Math.min(1, DRAFT_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

interface Draft {
  readonly file: Uint8Array;
  readonly note: PictureNote;
}

const draw = async (picture: Picture): Promise<Draft> => {
  const image = imageOf(picture, sizeOf(picture));
  const written = image.clone();
  const file = await (picture.format === 'jpg' ? written.jpeg(QUALITY.jpg) : written.webp(QUALITY.webp)).toBuffer();
  return { file, note: await noteOf(image, picture) };
};

/** Draws each picture once and small, or takes the one it may be taken for; one file stands under the names of all its sizes. */
export const writeDrafts = async (folder: string, pictures: readonly Picture[]): Promise<PictureNotes> => {
  const drafts = new Map<string, Draft>();
  const notes: PictureNotes = {};
  for (const picture of pictures) {
    const draft = drafts.get(picture.draftedAs ?? picture.name) ?? (await draw(picture));
    drafts.set(picture.name, draft);
    for (const size of picture.sizes) await put(join(folder, fileOf(picture, size)), draft.file);
    notes[picture.name] = draft.note;
  }
  return notes;
};
