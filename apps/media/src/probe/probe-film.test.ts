import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, runFfmpeg } from '../encode/ffmpeg.ts';
import { probeFilm } from './probe-film.ts';

const FFMPEG = findFfmpeg(process.env);

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-probe-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const makeFilm = async (name: string, rate: string, ...options: readonly string[]) => {
  const file = join(folder, name);
  const picture = ['-f', 'lavfi', '-i', `color=size=160x90:rate=${rate}:duration=1`];
  await runFfmpeg(FFMPEG, [...picture, '-pix_fmt', 'yuv420p', ...options, file]);
  return file;
};

test.each([
  ['24', '24'],
  ['24000/1001', '24000/1001'],
  ['25', '25'],
  ['30', '30'],
  ['50', '25'],
  ['60000/1001', '30000/1001'],
  ['60', '30'],
])('a film of %s pictures a second is encoded with %s', async (rate, frameRate) => {
  expect(await probeFilm(FFMPEG, await makeFilm('rate.mp4', rate))).toMatchObject({ look: { frameRate } });
});

test('a film tells its length and whether it knows its colours', async () => {
  expect(await probeFilm(FFMPEG, await makeFilm('untold.mp4', '24'))).toMatchObject({
    durationSeconds: 1,
    look: { saysItsColours: false },
  });
  expect(await probeFilm(FFMPEG, await makeFilm('told.mp4', '24', '-colorspace', 'bt709'))).toMatchObject({
    look: { saysItsColours: true },
  });
});

test('a file without a picture is no film', async () => {
  const sound = join(folder, 'sound.wav');
  await runFfmpeg(FFMPEG, ['-f', 'lavfi', '-i', 'sine=duration=1', sound]);
  await expect(probeFilm(FFMPEG, sound)).rejects.toThrow('has no picture');
});
