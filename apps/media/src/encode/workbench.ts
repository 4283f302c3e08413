import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { land, landFile, writeDurably } from '@madang/database/durable-files.ts';
import { fingerprint } from '../ingest/fingerprint.ts';
import { isDiskFull, isMissing, MediaFault } from '../media-fault.ts';
import { bytesOfFile, readFragmentedTrack, type FragmentedTrack } from '../package/fragments.ts';
import { ffmpegVersion, runFfmpeg } from './ffmpeg.ts';

/** `source` stands for what a track is made from and how, `seconds` for its length as far as it is known. */
type Encoding = Readonly<{ id: string; source: string; seconds: number | null; args: readonly string[] }>;

/** Told what is done: the name of every step as it begins, and how much of it is done, from 0 to 1. */
export type ProgressListener = Readonly<{ onStep: (step: string) => void; onPart: (step: string, part: number) => void }>;

/** Where unfinished work lies. Whatever bears its name there is finished, was made from its source by this ffmpeg, and is not made again. */
export type Workbench = Readonly<{
  /** Does a step unless it is done, and returns what it came to. */
  once: <T>(name: string, source: string, make: () => Promise<T>) => Promise<T>;
  /** Encodes a track unless it is there, and hands it over.  */
  encoded: <T>(encoding: Encoding, use: (track: FragmentedTrack) => Promise<T>) => Promise<T>;
}>;

const readResult = async (file: string): Promise<{ readonly result: unknown } | null> => {
  try {
    return { result: JSON.parse(await readFile(file, 'utf8')) as unknown };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** The first line of what ffmpeg says is about the damage; the rest is what follows from it. */
const refusalOf = (id: string, error: unknown) => {
  const [, printed] = error instanceof Error ? (/^ffmpeg ended with \S+ *(.*)/.exec(error.message) ?? []) : [];
  if (printed === undefined || isDiskFull(error)) return error;
  return new MediaFault(
    `${id} could not be made: ${printed} A damaged film is taken as far as it can be read with --accept-damage.`,
    {
      cause: error,
    },
  );
};

/** Damaged films are refused unless they are `accepted`: half a film would be published as a whole one. */
export const openWorkbench = async (
  ffmpeg: string,
  directory: string,
  { onStep, onPart }: ProgressListener,
  accepted: boolean,
): Promise<Workbench> => {
  const tool = await ffmpegVersion(ffmpeg);
  await mkdir(directory, { recursive: true });
  const nameOf = (name: string, source: string) => join(directory, `${name}-${fingerprint(source, tool).slice(0, 20)}`);

  const encode = async ({ id, seconds, args }: Encoding, file: string) => {
    const step = `encode ${id}`;
    onStep(step);
    await runFfmpeg(ffmpeg, [...(accepted ? [] : ['-xerror']), ...args], {
      take: (output) => writeDurably(`${file}.part`, output),
      onSeconds: (done) => seconds && onPart(step, Math.min(1, done / seconds)),
    }).catch((error: unknown) => {
      throw refusalOf(id, error);
    });
    await land(`${file}.part`, file);
  };

  return {
    once: async <T>(name: string, source: string, make: () => Promise<T>) => {
      const file = `${nameOf(name, source)}.json`;
      const done = await readResult(file);
      if (done) return done.result as T;
      const result = await make();
      await landFile(file, JSON.stringify(result));
      return result;
    },

    encoded: async (encoding, use) => {
      const file = `${nameOf(encoding.id, encoding.source)}.mp4`;
      if (!existsSync(file)) await encode(encoding, file);
      const handle = await open(file);
      try {
        return await use(await readFragmentedTrack(bytesOfFile(handle)));
      } finally {
        await handle.close();
      }
    },
  };
};
