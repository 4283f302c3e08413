import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INIT_FILE, segmentFile, type AudioRendition, type MediaIndex, type VideoTrack } from '@madang/streaming/media-index.ts';
import { storedPath } from '@madang/streaming/shared-files.ts';

/** A packaged track as one stream, as a player puts it together; `index` is needed where files are shared. */
export async function* trackBytes(
  directory: string,
  { folder, segments }: VideoTrack | AudioRendition,
  index: Pick<MediaIndex, 'shared'> = {},
): AsyncGenerator<Buffer> {
  for (const name of [INIT_FILE, ...Array.from(segments, (_, at) => segmentFile(at + 1))])
    yield await readFile(join(directory, storedPath(index, `${folder}/${name}`)));
}
