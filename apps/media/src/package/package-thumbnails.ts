import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { land } from '@madang/database/durable-files.ts';
import type { Thumbnails, VideoTrack } from '@madang/streaming/media-index.ts';
import { KEY_FRAME_SECONDS } from '../encode/encode-video.ts';
import { SHEET, thumbnailArguments } from '../encode/encode-thumbnails.ts';
import { runFfmpeg } from '../encode/ffmpeg.ts';
import { shortHash } from './packaged-track.ts';
import { trackBytes } from './track-bytes.ts';

const syncFile = async (file: string) => {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Draws the sheets of pictures for the seek bar from a packaged track, into a folder named after their content. */
export const packageThumbnails = async (ffmpeg: string, directory: string, track: VideoTrack): Promise<Thumbnails> => {
  // ffmpeg writes these itself. A name of this run alone keeps one that outlives us for a moment out of the next run's way.
  const unnamed = await mkdtemp(join(directory, 'thumbnails-part-'));
  await runFfmpeg(ffmpeg, thumbnailArguments(join(unnamed, '%d.jpg')), { feed: trackBytes(directory, track) });
  const sheets = (await readdir(unnamed)).toSorted();
  const hash = createHash('sha256');
  for (const sheet of sheets) {
    hash.update(await readFile(join(unnamed, sheet)));
    await syncFile(join(unnamed, sheet));
  }
  const folder = `thumbnails-${shortHash(hash)}`;
  await rm(join(directory, folder), { recursive: true, force: true });
  await land(unnamed, join(directory, folder));
  return { folder, sheets: sheets.length, ...SHEET, intervalMs: KEY_FRAME_SECONDS * 1000 };
};
