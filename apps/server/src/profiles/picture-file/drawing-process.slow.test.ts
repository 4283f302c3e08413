import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { PICTURE_SIZE } from '@madang/domain/profiles/picture-limits.ts';
import {
  DRAWING_LIMITS,
  drawingEnvironment,
  type DrawingLimits,
  type DrawingProcess,
  startDrawingProcess,
} from './drawing-process.ts';
import { animation, animationControl, blackPng, hollowPng, jpegOfSize, paint, profileBomb, textBomb } from './uploads.fixture.ts';

const MB = 1024 * 1024;
/** An idle decoder takes about 90 MB; a refusal from the header costs next to nothing more. */
const FRUGAL: DrawingLimits = { maxBytes: 192 * MB, maxCpuMs: 2000, timeoutMs: 60_000 };

const started: DrawingProcess[] = [];
const start = async (limits: DrawingLimits): Promise<DrawingProcess> => {
  const decoder = await startDrawingProcess(limits);
  started.push(decoder);
  return decoder;
};
afterAll(() => {
  for (const decoder of started) decoder.kill();
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const untilEnded = async (pid: number): Promise<void> => {
  while (isRunning(pid)) await wait(20);
};

const frugal = await start(FRUGAL);

test.each<[string, Promise<Buffer> | Buffer, string]>([
  ['a PNG of 60000 × 1 in 87 bytes', hollowPng(60_000, 1), 'too_narrow'],
  ['a PNG of 8000 × 1', blackPng(8000, 1), 'too_narrow'],
  ['a PNG of 1 × 8000', blackPng(1, 8000), 'too_narrow'],
  ['a PNG header of 65535 × 65535', hollowPng(65_535, 65_535), 'too_many_pixels'],
  ['a JPEG header of 65500 × 65500', jpegOfSize(65_500, 65_500), 'too_many_pixels'],
  ['an animated WebP', animation('webp', 200), 'animated'],
  ['a GIF of many frames', animation('gif', 200), 'no_picture'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'), 'no_picture'],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'no_picture'],
  ['a PNG without pixels', hollowPng(300, 300), 'no_picture'],
  ['a truncated PNG', blackPng(600, 600).subarray(0, 60), 'no_picture'],
  [
    'a truncated JPEG',
    paint(900, 900)
      .jpeg()
      .toBuffer()
      .then((jpeg) => jpeg.subarray(0, 700)),
    'no_picture',
  ],
  [
    'a truncated WebP',
    paint(900, 900)
      .webp()
      .toBuffer()
      .then((webp) => webp.subarray(0, 60)),
    'no_picture',
  ],
  ['an empty file', Buffer.alloc(0), 'no_picture'],
])('%s is refused within the memory of an idle decoder', async (_name, upload, fault) => {
  expect(await frugal.draw(await upload)).toEqual({ fault });
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['one pixel', () => blackPng(1, 1)],
  ['a palette', () => blackPng(300, 200, { colorType: 3 })],
  ['CMYK', () => paint(300, 200).toColorspace('cmyk').jpeg().toBuffer()],
  ['16 bits per channel', () => paint(300, 200).toColorspace('rgb16').png().toBuffer()],
  ['the narrowest aspect', () => paint(2400, 300).jpeg().toBuffer()],
  ['an animated PNG, of which the default image is drawn', () => blackPng(300, 200, { before: [animationControl(1_000_000)] })],
  ['a text bomb of 64 MB in a PNG', () => blackPng(300, 200, { before: [textBomb(64 * MB)] })],
  ['a color profile bomb of 64 MB in a PNG', () => blackPng(300, 200, { before: [profileBomb(64 * MB)] })],
])('%s becomes a square WebP within the memory of an idle decoder', async (_name, upload) => {
  const drawn = await frugal.draw(await upload());
  const webp = drawn !== null && 'webp' in drawn ? drawn.webp : Buffer.alloc(0);
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: PICTURE_SIZE, height: PICTURE_SIZE });
});

test('one decoder answered everything above', () => {
  expect(frugal.isAlive()).toBe(true);
});

/** 50 megapixels that the decoder must hold all at once. */
const LARGEST = blackPng(7070, 7070, { interlaced: true });

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an interlaced PNG of 50 megapixels', () => LARGEST],
  ['a progressive JPEG', () => paint(4032, 3024).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
])('%s fits the limits', async (_name, upload) => {
  const decoder = await start(DRAWING_LIMITS);
  expect(await decoder.draw(await upload())).toHaveProperty('webp');
});

test.each<[string, Partial<DrawingLimits>]>([
  ['memory', { maxBytes: 130 * MB }],
  ['CPU time', { maxCpuMs: 20 }],
  ['time', { timeoutMs: 1 }],
])('a decoder that exceeds its %s is killed', async (_name, limit) => {
  const decoder = await start({ ...DRAWING_LIMITS, ...limit });
  expect(await decoder.draw(LARGEST)).toBe(null);
  expect(decoder.isAlive()).toBe(false);
  await untilEnded(decoder.pid);
});

test('a decoder ends with its parent, in the middle of a picture too', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(new URL('./abandoned-drawing.fixture.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  await untilEnded(pid);
});

test('a decoder inherits none of the server’s settings', () => {
  const inherited = drawingEnvironment({
    PATH: '/bin',
    DATABASE_URL: 'postgres://u:p@h/d',
    TOKEN_KEY: 'k',
    NODE_OPTIONS: '--inspect',
  });
  expect(Object.keys(inherited).filter((name) => inherited[name] !== undefined)).toEqual([
    'PATH',
    'NODE_ENV',
    'VIPS_CONCURRENCY',
    'UV_THREADPOOL_SIZE',
  ]);
});
