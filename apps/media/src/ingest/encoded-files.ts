import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { audioTrackId, videoTrackId } from '@madang/streaming/media-index.ts';
import { audioArguments } from '../encode/encode-audio.ts';
import { videoArguments, type VideoSettings } from '../encode/encode-video.ts';
import { runFfmpeg } from '../encode/ffmpeg.ts';
import type { Rung } from '../encode/ladder.ts';
import type { AudioSource } from './ingest-input.ts';

/** Where encoded files lie until the package is made of them. */
export type Workbench = Readonly<{ ffmpeg: string; directory: string; onStep: (step: string) => void }>;

/** Makes a file unless an earlier, broken-off run has made it: only a finished one ever bears its name. */
const make = async (bench: Workbench, name: string, argumentsFor: (output: string) => readonly string[]) => {
  const file = join(bench.directory, `${name}.mp4`);
  if (existsSync(file)) return file;
  bench.onStep(`encode ${name}`);
  await mkdir(bench.directory, { recursive: true });
  const unfinished = `${file}.part`;
  await runFfmpeg(bench.ffmpeg, argumentsFor(unfinished));
  await rename(unfinished, file);
  return file;
};

export const encodeRung = (bench: Workbench, video: string, rung: Rung, settings: VideoSettings) =>
  make(bench, videoTrackId(rung.height), (output) => videoArguments(video, output, rung, settings));

export const encodeAudio = (bench: Workbench, { language, file }: AudioSource, filmSeconds: number) =>
  make(bench, audioTrackId(language), (output) => audioArguments(file, output, filmSeconds));
