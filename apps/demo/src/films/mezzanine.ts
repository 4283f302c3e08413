import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FRAMES_PER_SECOND, framesOf, project } from './drawing/film.ts';
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

/** Paints every frame of a film into one nearly lossless file, from which the ladder is encoded. */
export const renderMezzanine = async (film: Film, file: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const projector = project(film);
  const { width, height } = projector.show(0).canvas;
  const encoder = spawn(process.env.FFMPEG_PATH ?? 'ffmpeg', encoderArguments(width, height, file), {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(encoder, 'close');
  for (let frame = 0; frame < framesOf(film); frame += 1) {
    // the canvas paints the next picture into the same memory, so this one is copied out first
    const pixels = Buffer.from(projector.show(frame / FRAMES_PER_SECOND).canvas.data());
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file} (exit code ${code}).`);
};
