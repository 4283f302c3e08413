import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg, FfmpegMissing, runFfmpeg } from './ffmpeg.ts';

let folder = '';
let program = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-ffmpeg-'));
  program = join(folder, 'ffmpeg');
  await writeFile(program, '#!/bin/sh\necho "no such rung" >&2\nexit 3\n');
  await chmod(program, 0o755);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the program that FFMPEG_PATH names is taken before the one on PATH', () => {
  expect(findFfmpeg({ PATH: `/nowhere:${folder}` })).toBe(program);
  expect(findFfmpeg({ FFMPEG_PATH: program, PATH: '/nowhere' })).toBe(program);
});

test('without ffmpeg one line says how to get it', () => {
  expect(() => findFfmpeg({ PATH: '/nowhere' })).toThrow(FfmpegMissing);
  expect(() => findFfmpeg({})).toThrow(/^ffmpeg was not found on PATH\. Install it with "sudo apt-get install ffmpeg"[^\n]*$/);
  expect(() => findFfmpeg({ FFMPEG_PATH: '/nowhere/ffmpeg', PATH: folder })).toThrow('FFMPEG_PATH names /nowhere/ffmpeg');
});

test('a failed run tells what ffmpeg printed', async () => {
  await expect(runFfmpeg(program, [])).rejects.toThrow('ffmpeg ended with 3: no such rung');
});
