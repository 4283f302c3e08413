import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one thing the ingest needs that npm does not bring. Its message is complete: show it and stop. */
export class FfmpegMissing extends Error {
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

/** Runs ffmpeg to its end. Rejects with what it printed when it fails. */
export const runFfmpeg = (ffmpeg: string, args: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const quietly = ['-hide_banner', '-nostdin', '-v', 'error', '-y'];
    const child = spawn(ffmpeg, [...quietly, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code}: ${printed.trim()}`));
    });
  });
