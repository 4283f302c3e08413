import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Thumbnails } from '@madang/streaming/media-index.ts';
import { KEY_FRAME_SECONDS } from '../encode/encode-video.ts';
import { SHEET, thumbnailArguments } from '../encode/encode-thumbnails.ts';
import { runFfmpeg } from '../encode/ffmpeg.ts';
import { contentHash } from './packaged-track.ts';

/** Draws the sheets of pictures for the seek bar from an encoded rung into a folder named after their content. */
export const packageThumbnails = async (ffmpeg: string, rung: string, directory: string): Promise<Thumbnails> => {
  const unnamed = join(directory, 'thumbnails');
  await mkdir(unnamed, { recursive: true });
  await runFfmpeg(ffmpeg, thumbnailArguments(rung, join(unnamed, '%d.jpg')));
  const sheets = await readdir(unnamed);
  const contents = await Promise.all(sheets.toSorted().map((sheet) => readFile(join(unnamed, sheet))));
  const folder = `thumbnails-${contentHash(contents)}`;
  await rename(unnamed, join(directory, folder));
  return { folder, sheets: sheets.length, ...SHEET, intervalMs: KEY_FRAME_SECONDS * 1000 };
};
