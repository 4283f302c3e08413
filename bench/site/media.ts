import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findFfmpeg, runFfmpeg } from '@madang/media/encode/ffmpeg.ts';
import { ingestFilm } from '@madang/media/ingest/ingest-film.ts';
import { ROOT } from '../../tools/steps/root.ts';

const FILMS = join(ROOT, 'apps/demo/media');
const STAND_IN = join(ROOT, '.cache/bench/media');
/** A film that titles of the demo world play. */
const FILM = 'neon';
const SECONDS = 20;

const hasFilm = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => existsSync(join(folder, name, 'index.json')));

/** The folder of the demo world's films; where they are not there, one with a clip of moving noise in the place of one of them. */
export const mediaFolder = async (): Promise<string> => {
  if (hasFilm(FILMS)) return FILMS;
  if (hasFilm(STAND_IN)) return STAND_IN;
  await mkdir(STAND_IN, { recursive: true });
  const ffmpeg = findFfmpeg(process.env);
  const [video, sound] = [join(STAND_IN, 'clip.mp4'), join(STAND_IN, 'clip.wav')];
  const picture = `testsrc2=size=960x540:rate=24:duration=${SECONDS},noise=alls=20:allf=t`;
  await runFfmpeg(ffmpeg, [
    '-f',
    'lavfi',
    '-i',
    picture,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    video,
  ]);
  await runFfmpeg(ffmpeg, ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`, sound]);
  await ingestFilm({
    film: FILM,
    video,
    directory: STAND_IN,
    rungs: [360, 540],
    audio: [{ language: 'ko', file: sound }],
    subtitles: [],
  });
  return STAND_IN;
};
