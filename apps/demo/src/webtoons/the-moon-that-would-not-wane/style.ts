import { createCanvas, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { air, fractal } from '../../artwork/kit/noise.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { PANEL_WIDTH } from '../format.ts';
import { brush } from '../kit/brush.ts';
import { pathOf, type Point } from '../kit/outline.ts';
import { glow, ramp } from '../kit/pen.ts';

/** Ink, water, paper, and one colour. */
export const INK = '#151a26';
export const PAPER = '#ece5d4';
export const PALE = '#cfd3d6';
export const MIST = '#97a5b9';
export const DUSK = '#5b6f90';
export const NIGHT = '#243352';
export const DEEP = '#121a2d';
export const GOLD = '#e8bf58';
export const GLEAM = '#fbe9b0';

const TILE = 400;
let fibres: Canvas | undefined;

/** Paper that drinks: light and dark grains around mid grey, for an overlay. */
const paperTile = (): Canvas => {
  if (fibres) return fibres;
  fibres = createCanvas(TILE, TILE);
  const context = fibres.getContext('2d');
  const image = context.createImageData(TILE, TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const cloud = fractal((x * 10) / TILE, y / 40, 3, 3, 10);
      const fibre = fractal((x * 40) / TILE, y / 3, 8, 2, 40);
      const edge = Math.min(1, Math.min(y, TILE - 1 - y) / 30);
      const value = 128 + ((cloud - 0.44) * 110 + (fibre - 0.38) * 90) * edge;
      image.data.fill(value, (y * TILE + x) * 4, (y * TILE + x) * 4 + 3);
      image.data[(y * TILE + x) * 4 + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return fibres;
};

const grained = (g: SKRSContext2D, height: number): void => {
  g.save();
  g.resetTransform();
  g.globalCompositeOperation = 'overlay';
  g.globalAlpha = 0.34;
  for (let y = 0; y < height; y += TILE) for (let x = 0; x < PANEL_WIDTH; x += TILE) g.drawImage(paperTile(), x, y);
  g.restore();
};

/** A panel: paper, what is painted on it, and the grain of the paper through it all. */
export const painted =
  (paint: (g: SKRSContext2D, height: number) => void) =>
  (g: SKRSContext2D, height: number): void => {
    g.fillStyle = PAPER;
    g.fillRect(0, 0, PANEL_WIDTH, height);
    paint(g, height);
    grained(g, height);
  };

export interface Frame {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
}

/** The wash of a scene ends in a torn edge, as wide brushes leave it; outside of it the paper stays bare. */
export const framed = (
  g: SKRSContext2D,
  height: number,
  { top = 40, bottom = 40, left = 30, right = 30 }: Frame,
  paint: () => void,
) => {
  const [x0, y0, x1, y1] = [left, top, PANEL_WIDTH - right, height - bottom];
  const rough = (x: number, y: number, deep: number): Point => {
    const wave = fractal(x / 46 + 5, y / 46 + 9, top + height, 4) - 0.45;
    return [x + (x === x0 || x === x1 ? wave * deep : 0), y + (y === y0 || y === y1 ? wave * deep : 0)];
  };
  const points: Point[] = [];
  for (let x = x0; x < x1; x += 7) points.push(rough(x, y0, 34));
  for (let y = y0; y < y1; y += 7) points.push(rough(x1, y, 24));
  for (let x = x1; x > x0; x -= 7) points.push(rough(x, y1, 34));
  for (let y = y1; y > y0; y -= 7) points.push(rough(x0, y, 24));
  const edge = pathOf(points);
  g.save();
  g.clip(new Path2D(edge));
  paint();
  g.restore();
  g.strokeStyle = alpha(INK, 0.28);
  g.lineWidth = 3;
  g.stroke(new Path2D(edge));
};

/** Lets the upper or lower end of a full-width scene run out into the paper. */
export const faded = (g: SKRSContext2D, from: number, to: number): void => {
  g.fillStyle = ramp(g, [0, from, 0, to], alpha(PAPER, 0), alpha(PAPER, 0.35), PAPER);
  g.fillRect(0, Math.min(from, to), PANEL_WIDTH, Math.abs(to - from));
};

/** Wet clouds of one colour, drawn out sideways. */
export const cloud = (
  g: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  strength: number,
) => {
  g.globalAlpha = strength;
  g.drawImage(air(colour, (Math.abs(Math.round(x + y)) % 4) as 0 | 1 | 2 | 3), x - width / 2, y - height / 2, width, height);
  g.globalAlpha = 1;
};

/** The night as layers of blue wash. */
export const night = (g: SKRSContext2D, top: number, bottom: number, seed = 1, colours = [DEEP, NIGHT, DUSK]): void => {
  g.fillStyle = ramp(g, [0, top, 0, bottom], ...colours);
  g.fillRect(0, top, PANEL_WIDTH, bottom - top);
  const random = randomFrom(seed);
  for (let index = 0; index < 6; index++) {
    const y = top + (bottom - top) * random();
    cloud(g, 800 * random(), y, 1000 + 500 * random(), 120 + 200 * random(), index % 2 ? DEEP : MIST, 0.1 + 0.16 * random());
  }
};

export const stars = (g: SKRSContext2D, bottom: number, count: number, seed: number): void => {
  const random = randomFrom(seed);
  for (let index = 0; index < count; index++) {
    g.fillStyle = alpha(PAPER, 0.25 + 0.6 * random());
    g.beginPath();
    g.arc(800 * random(), bottom * random() ** 1.2, 0.8 + 1.6 * random() ** 3, 0, Math.PI * 2);
    g.fill();
  }
};

/** Seas of the moon, always the same ones: they are the clue. */
const SEAS: ReadonlyArray<readonly [x: number, y: number, radius: number, strength: number]> = [
  [-0.3, -0.34, 0.3, 0.2],
  [0.16, -0.36, 0.2, 0.17],
  [0.38, -0.12, 0.24, 0.19],
  [0.52, 0.16, 0.14, 0.14],
  [-0.44, 0.04, 0.34, 0.16],
  [-0.2, 0.38, 0.2, 0.13],
];

/** The one thing that has a colour. */
export const moon = (g: SKRSContext2D, x: number, y: number, radius: number, light = 1): void => {
  g.globalCompositeOperation = 'screen';
  glow(g, x, y, radius * 4.2, alpha('#c9b98a', 0.62 * light), alpha('#6f7686', 0.26 * light), alpha('#2a3450', 0));
  g.globalCompositeOperation = 'source-over';
  g.fillStyle = ramp(g, [x - radius, y - radius, x + radius, y + radius], '#fdf1c9', '#f6d98c', '#e6b750');
  g.beginPath();
  g.arc(x, y, radius, 0, Math.PI * 2);
  g.fill();
  g.save();
  g.clip();
  for (const [dx, dy, size, strength] of SEAS) {
    glow(
      g,
      x + dx * radius,
      y + dy * radius,
      size * radius * 1.5,
      alpha('#8a6a2a', strength * 1.5),
      alpha('#8a6a2a', strength),
      alpha('#8a6a2a', 0),
    );
  }
  g.restore();
};

/** A flat tone with a second one in its shade and a brushed outline: how everything solid is drawn. */
export const form = (
  g: SKRSContext2D,
  data: string,
  tone: string | ReturnType<typeof ramp>,
  { width = 4, colour = INK, seed = 1, line = true }: { width?: number; colour?: string; seed?: number; line?: boolean } = {},
): void => {
  g.fillStyle = tone;
  g.fill(new Path2D(data));
  if (line) brush(g, data, { colour, width, seed });
};

/** A wash that is only seen inside of an outline. */
export const shade = (g: SKRSContext2D, outline: string, data: string, colour: string): void => {
  g.save();
  g.clip(new Path2D(outline));
  g.fillStyle = colour;
  g.fill(new Path2D(data));
  g.restore();
};
