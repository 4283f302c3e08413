import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { INIT_FILE, segmentFile, type Thumbnails, type VideoTrack } from '@madang/streaming/media-index.ts';
import { KEY_FRAME_SECONDS } from '../encode/encode-video.ts';
import { SHEET, thumbnailArguments } from '../encode/encode-thumbnails.ts';
import { runFfmpeg } from '../encode/ffmpeg.ts';
import { contentHash } from './packaged-track.ts';

/** Draws the sheets of pictures for the seek bar from a packaged track, into a folder named after their content. */
export const packageThumbnails = async (ffmpeg: string, directory: string, track: VideoTrack): Promise<Thumbnails> => {
  const unnamed = join(directory, 'thumbnails');
  await mkdir(unnamed, { recursive: true });
  const files = [INIT_FILE, ...track.segments.map((_, at) => segmentFile(at + 1))];
  const rung = `concat:${files.map((file) => join(directory, track.folder, file)).join('|')}`;
  await runFfmpeg(ffmpeg, thumbnailArguments(rung, join(unnamed, '%d.jpg')));
  const sheets = await readdir(unnamed);
  const contents = await Promise.all(sheets.toSorted().map((sheet) => readFile(join(unnamed, sheet))));
  const folder = `thumbnails-${contentHash(contents)}`;
  await rename(unnamed, join(directory, folder));
  return { folder, sheets: sheets.length, ...SHEET, intervalMs: KEY_FRAME_SECONDS * 1000 };
};
