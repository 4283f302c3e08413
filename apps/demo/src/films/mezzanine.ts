import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FRAMES_PER_SECOND, framesOf, project, showsTitle } from './drawing/film.ts';
import type { Film } from './drawing/film.ts';

const encoderArguments = (width: number, height: number, file: string): string[] => [
  '-hide_banner',
  '-loglevel',
  'error',
  '-y',
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${width}x${height}`,
  '-r',
  `${FRAMES_PER_SECOND}`,
  '-i',
  '-',
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-tune',
  'animation',
  '-crf',
  '12',
  '-threads',
  '1',
  file,
];

const startEncoder = async (width: number, height: number, file: string) => {
  await mkdir(dirname(file), { recursive: true });
  const encoder = spawn(process.env.FFMPEG_PATH ?? 'ffmpeg', encoderArguments(width, height, file), {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(encoder, 'close');
  return {
    async write(pixels: Buffer): Promise<void> {
      if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
    },
    async end(): Promise<void> {
      encoder.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg could not write ${file} (exit code ${code}).`);
    },
  };
};

/** A nearly lossless file from which the ladder is encoded. */
export interface Mezzanine {
  file: string;
  /** Whether the film's title is in the picture. */
  titled: boolean;
}

/** Paints every frame of a film once into each mezzanine; frames are painted again only where the title makes them differ. */
export const renderMezzanines = async (film: Film, mezzanines: readonly Mezzanine[]): Promise<void> => {
  const projector = project(film);
  const { width, height } = projector.show(0).canvas;
  const outputs = await Promise.all(
    mezzanines.map(async ({ file, titled }) => ({ titled, encoder: await startEncoder(width, height, file) })),
  );
  // the canvas paints the next picture into the same memory, so each picture is copied out first
  const pixelsAt = (seconds: number, titled: boolean) => Buffer.from(projector.show(seconds, titled).canvas.data());
  for (let frame = 0; frame < framesOf(film); frame += 1) {
    const seconds = frame / FRAMES_PER_SECOND;
    const differs = showsTitle(film, seconds);
    const plain = outputs.some(({ titled }) => !titled || !differs) ? pixelsAt(seconds, false) : null;
    const lettered = outputs.some(({ titled }) => titled && differs) ? pixelsAt(seconds, true) : null;
    for (const { titled, encoder } of outputs) {
      const pixels = titled && differs ? lettered : plain;
      if (pixels) await encoder.write(pixels);
    }
  }
  for (const { encoder } of outputs) await encoder.end();
};
