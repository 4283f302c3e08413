import { execFile, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { MediaFault } from '../media-fault.ts';

/** The one thing the ingest needs that npm does not bring. Its message is complete: show it and stop. */
export class FfmpegMissing extends MediaFault {
  override readonly name = 'FfmpegMissing';
  constructor(looked: string) {
    super(`${looked} Install it with "sudo apt-get install ffmpeg" or "brew install ffmpeg", or name it in FFMPEG_PATH.`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of ffmpeg: FFMPEG_PATH, or the first one on PATH. Throws FfmpegMissing. */
export const findFfmpeg = (environment: Environment): string => {
  const named = environment.FFMPEG_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new FfmpegMissing(`FFMPEG_PATH names ${named}, which cannot be run.`);
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => [join(folder, 'ffmpeg'), join(folder, 'ffmpeg.exe')]).find(isExecutable);
  if (!found) throw new FfmpegMissing('ffmpeg was not found on PATH.');
  return found;
};

/** The ffprobe that came with an ffmpeg. */
export const ffprobeBeside = (ffmpeg: string): string => join(dirname(ffmpeg), basename(ffmpeg).replace(/^ffmpeg/, 'ffprobe'));

const execute = promisify(execFile);

/** What the program is and was built from: another one may give other bytes for the same arguments. */
export const ffmpegVersion = async (ffmpeg: string) => (await execute(ffmpeg, ['-hide_banner', '-version'])).stdout;

const listFilters = async (ffmpeg: string) => (await execute(ffmpeg, ['-hide_banner', '-filters'])).stdout;

/** Those of the filters named that the program was built without. */
export const missingFilters = async (ffmpeg: string, names: readonly string[]): Promise<readonly string[]> => {
  const listed = new Set((await listFilters(ffmpeg)).split('\n').map((line) => line.trim().split(/\s+/)[1]));
  return names.filter((name) => !listed.has(name));
};

/** What the program writes to its standard output becomes of; `feed` is what it reads from its standard input. */
type Run = Readonly<{
  take?: (output: Readable) => Promise<unknown>;
  feed?: AsyncIterable<Uint8Array>;
  /** Progress callback: seconds of the film that are done. */
  onSeconds?: (seconds: number) => void;
}>;

/** Inactivity timeout: ffmpeg reports progress twice a second, so a silent one hangs. */
const SILENCE_MS = 600_000;
/** Enough of a long complaint; a damaged film can fill gigabytes with it. */
const MAX_COMPLAINT_LENGTH = 4000;

const readProgress = (progress: Readable, onText: (seconds: number | null) => void) =>
  progress.setEncoding('utf8').on('data', (text: string) => {
    const [, microseconds] = /.*out_time_us=(\d+)/s.exec(text) ?? [];
    onText(microseconds === undefined ? null : Number(microseconds) / 1e6);
  });

const isBrokenPipe = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Who stops reading early, as a program does that has failed, has its own reason to tell. */
const feedInto = async (input: Writable, feed: AsyncIterable<Uint8Array> | undefined) => {
  await pipeline(feed ?? [], input).catch((error: unknown) => {
    if (!isBrokenPipe(error)) throw error;
  });
};

/**
 * Runs ffmpeg or ffprobe to its end. Rejects with what it printed when it fails. Output comes through a pipe, so that
 * the child ends with this process: however we are killed, no orphan writes into our folders.
 */
export const runProgram = async (program: string, args: readonly string[], { take, feed, onSeconds }: Run = {}) => {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
  const [, output, complaints, progress] = child.stdio as [Writable, Readable, Readable, Readable, ...unknown[]];
  let printed = '';
  let silent = false;
  const giveUp = setTimeout(() => (silent = child.kill('SIGKILL')), SILENCE_MS);
  complaints.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-MAX_COMPLAINT_LENGTH)));
  readProgress(progress, (seconds) => {
    giveUp.refresh();
    if (seconds !== null) onSeconds?.(seconds);
  });
  const ended = new Promise<number | string | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  try {
    const taken = take ? take(output) : Promise.resolve(output.resume());
    const [code] = await Promise.all([ended, taken, feedInto(child.stdin, feed)]);
    if (silent) throw new MediaFault(`${basename(program)} has done nothing for ten minutes and was ended.`);
    if (code !== 0) throw new Error(`${basename(program)} ended with ${code}: ${printed.trim()}`);
    return printed.trim();
  } finally {
    clearTimeout(giveUp);
    child.kill('SIGKILL');
  }
};

/** Arguments that come before all others. */
const QUIETLY = ['-hide_banner', '-nostdin', '-v', 'error', '-y', '-progress', 'pipe:3'];

/** Runs ffmpeg to its end. Rejects with what it printed when it fails. */
export const runFfmpeg = (ffmpeg: string, args: readonly string[], run?: Run) => runProgram(ffmpeg, [...QUIETLY, ...args], run);

/** What ffprobe says, as the object that `-of json` prints. */
export const runFfprobe = async (ffmpeg: string, args: readonly string[], feed?: AsyncIterable<Uint8Array>): Promise<unknown> => {
  let json = '';
  const take = async (output: Readable) => {
    for await (const text of output.setEncoding('utf8')) json += text as string;
  };
  await runProgram(ffprobeBeside(ffmpeg), ['-hide_banner', '-v', 'error', '-of', 'json', ...args], {
    take,
    ...(feed && { feed }),
  });
  return JSON.parse(json);
};
