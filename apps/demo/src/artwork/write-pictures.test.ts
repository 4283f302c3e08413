import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Picture } from './pictures.ts';
import { writePictures } from './write-pictures.ts';

const WIDTHS = [640, 320];
const SIZES = [
  { width: 640, height: 360 },
  { width: 320, height: 180 },
] as const;

let folder = '';
let drawn: number[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  drawn = [];
});
afterEach(() => rm(folder, { recursive: true }));

const sunset = (name: string, more: Partial<Picture> = {}): Picture => ({
  name,
  sizes: SIZES,
  format: 'webp',
  draw: ({ width, height }) => {
    drawn.push(width);
    const canvas = createCanvas(width, height);
    const g = canvas.getContext('2d');
    g.fillStyle = '#d06030';
    g.fillRect(0, 0, width, height * (more.transparent ? 0.5 : 1));
    return canvas;
  },
  ...more,
});

const write = (draft: boolean, pictures = [sunset('still')]) => writePictures(folder, 'a title', pictures, draft);
/** Read anew: sharp remembers files by their names. */
const written = async (name: string) => sharp(await readFile(join(folder, name))).metadata();
const widths = (name = 'still') =>
  Promise.all(SIZES.map(async ({ width, height }) => (await written(`${name}-${width}x${height}.webp`)).width));

test('a draft is drawn once, smaller than the smallest size, and stands under the names of all sizes', async () => {
  await write(true);
  expect(drawn).toEqual([120]);
  expect(await widths()).toEqual([120, 120]);
  expect((await written('still-640x360.webp')).height).toBe(68);
  expect(await readdir(folder)).toEqual(['pictures.json', 'still-320x180.webp', 'still-640x360.webp']);
});

test('a picture that is small already is drafted in its smallest size', async () => {
  await write(true, [
    sunset('face', {
      sizes: [
        { width: 90, height: 90 },
        { width: 45, height: 45 },
      ],
    }),
  ]);
  expect(drawn).toEqual([45]);
});

test('a draft says of a picture what the full one says, and looks like it', async () => {
  const pictures = [sunset('still'), sunset('logo', { transparent: true }), sunset('share', { format: 'jpg' })];
  const full = await write(false, pictures);
  const draft = await write(true, pictures);
  for (const { name, format, transparent } of pictures) {
    const [one, other] = [full[name], draft[name]];
    expect(other).toEqual({ ...one, colour: other?.colour, placeholder: other?.placeholder });
    expect(other?.placeholder === null).toBe(one?.placeholder === null);
    const file = await written(`${name}-640x360.${format}`);
    expect([file.hasAlpha, file.format]).toEqual([transparent ?? false, format === 'jpg' ? 'jpeg' : 'webp']);
  }
  expect(draft['still']).toMatchObject({
    colour: '#d06030',
    placeholder: expect.stringMatching(/^data:image\/webp;base64,.{20,360}$/),
  });
});

test('one draft may stand for several pictures, each with its own names', async () => {
  const notes = await write(true, [sunset('still'), sunset('still-1', { draftedAs: 'still' })]);
  expect(drawn).toEqual([120]);
  expect(notes['still-1']).toEqual(notes['still']);
  const [one, other] = await Promise.all(['still', 'still-1'].map((name) => readFile(join(folder, `${name}-640x360.webp`))));
  expect(other?.equals(one ?? Buffer.alloc(0))).toBe(true);
});

test('a draft never passes for a full picture, nor a full one for a draft', async () => {
  await write(true);
  await write(true);
  expect(drawn).toEqual([120]);
  await write(false);
  await write(false);
  expect(drawn).toEqual([120, 640]);
  expect(await widths()).toEqual(WIDTHS);
  await write(true);
  expect(drawn).toEqual([120, 640, 120]);
  expect(await widths()).toEqual([120, 120]);
});

test('pictures whose drafting was interrupted are drawn again in full', async () => {
  await write(false);
  const broken = sunset('logo', {
    draw: () => {
      throw new Error('no more paper');
    },
  });
  await expect(write(true, [sunset('still'), broken])).rejects.toThrow('no more paper');
  expect(await widths()).toEqual([120, 120]);
  await write(false);
  expect(await widths()).toEqual(WIDTHS);
});
