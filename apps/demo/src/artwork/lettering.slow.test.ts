import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../catalog/all.ts';
import { WEBTOONS } from '../catalog/webtoons/all.ts';
import { drawPosterGround, letteringOf, titleBox } from './compositions.ts';
import { contrast, luminance, rgb } from './kit/colour.ts';
import { drawLogo, drawTitle, luminancesUnder, prepareGround, type Ink } from './lettering.ts';
import { specimen } from './specimens.ts';

/** Enough for a machine that does ten other things. */
const BUSY_MS = 60_000;
const SMALL = { width: 180, height: 270 };
const LARGE = { width: 300, height: 450 };
const WORKS = [...TITLES, ...WEBTOONS].map(({ id, title, art, genres }) => ({ id, title, art, genres }));
const PLAIN: Ink = { fill: '#ffffff', second: '#000000', light: true };

/** The rectangle of what is clearly inked: shadows and glows do not count. */
const inked = (canvas: Canvas): { left: number; top: number; right: number; bottom: number; share: number } => {
  // Asked of the canvas for each pixel, these two would take longer than all the drawing.
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const found = { left: width, top: height, right: 0, bottom: 0, share: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if ((data[at + 3] ?? 0) < 200 || (data[at] ?? 0) < 200) continue;
      found.left = Math.min(found.left, x);
      found.top = Math.min(found.top, y);
      found.right = Math.max(found.right, x);
      found.bottom = Math.max(found.bottom, y);
      found.share++;
    }
  }
  return { ...found, share: found.share / (width * height) };
};

describe('the title of a poster', () => {
  test.each(WORKS)('$title.en stays inside its third', (work) => {
    const canvas = createCanvas(LARGE.width, LARGE.height);
    const box = titleBox(work, LARGE);
    drawTitle(canvas.getContext('2d'), letteringOf(work), box, PLAIN);
    const { left, top, right, bottom, share } = inked(canvas);
    expect(share).toBeGreaterThan(0.008);
    expect(left).toBeGreaterThan(LARGE.width * 0.03);
    expect(right).toBeLessThan(LARGE.width * 0.97);
    expect(top).toBeGreaterThan(box.y - LARGE.height * 0.025);
    expect(bottom).toBeLessThan(box.y + box.height + LARGE.height * 0.02);
  });

  test.each(WORKS)('$title.en stands out from its ground at 180 x 270', (work) => {
    const canvas = drawPosterGround(work, SMALL);
    const box = titleBox(work, SMALL);
    const ink = prepareGround(canvas, box, letteringOf(work), '#101018');
    const letters = luminance(rgb(ink.fill));
    if (work.art.lettering === 'round') return expect(contrast(letters, luminance(rgb(ink.second)))).toBeGreaterThan(4.5);
    const under = luminancesUnder(canvas, box);
    const worst = ink.light ? under[Math.floor(under.length * 0.95)] : under[Math.floor(under.length * 0.05)];
    return expect(contrast(letters, worst ?? 0)).toBeGreaterThan(3);
  });
});

test(
  'a logo has a transparent ground and stays in its frame',
  () => {
    for (const lettering of ['classic', 'bold', 'round', 'brush', 'wild', 'pop', 'serif'] as const) {
      const canvas = drawLogo(letteringOf(specimen('lighthouse', { lettering })), 520, 252);
      const { data } = canvas.getContext('2d').getImageData(0, 0, 520, 252);
      expect(data[3]).toBe(0);
      const { left, top, right, bottom } = inked(canvas);
      expect(left).toBeGreaterThan(2);
      expect(top).toBeGreaterThan(0);
      expect(right).toBeLessThan(518);
      expect(bottom).toBeLessThan(251);
    }
  },
  BUSY_MS,
);
