import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INIT_FILE, segmentFile, type AudioTrack, type VideoTrack } from '@madang/streaming/media-index.ts';

/** A packaged track as one stream, as a player puts it together. */
export async function* trackBytes(directory: string, { folder, segments }: VideoTrack | AudioTrack): AsyncGenerator<Buffer> {
  yield await readFile(join(directory, folder, INIT_FILE));
  for (const at of segments.keys()) yield await readFile(join(directory, folder, segmentFile(at + 1)));
}
