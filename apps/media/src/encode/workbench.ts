import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runFfmpeg } from './ffmpeg.ts';

type Encoding = Readonly<{ id: string; source: string; encode: (output: string) => readonly string[] }>;

/** Where encoded files lie until their package is published. */
export type Workbench = Readonly<{ encode: (track: Encoding) => Promise<Buffer> }>;

/** Encodes a track unless an earlier, broken-off run has done it: only a finished file ever bears its name. */
export const openWorkbench = (ffmpeg: string, directory: string, onStep: (step: string) => void): Workbench => ({
  encode: async ({ id, source, encode }) => {
    const file = join(directory, `${id}-${source}.mp4`);
    if (!existsSync(file)) {
      onStep(`encode ${id}`);
      await mkdir(directory, { recursive: true });
      const unfinished = `${file}.part`;
      await runFfmpeg(ffmpeg, encode(unfinished));
      await rename(unfinished, file);
    }
    return readFile(file);
  },
});
