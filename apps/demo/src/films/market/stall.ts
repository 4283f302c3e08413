import { fontOf } from '../drawing/lettering.ts';
import { TAU } from '../drawing/easing.ts';
import { glow, lamp } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { line, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';

export interface StallStyle {
  name: string;
  awning: string;
  /** What lies on the counter. */
  food: 'skewers' | 'buns' | 'rolls' | 'pancakes' | 'fruit';
  seed: number;
}

export const STALL_WIDTH = 620;

const awning = (g: Context, color: string): void => {
  const stripes = 10;
  for (let i = 0; i < stripes; i += 1) {
    const [left, right] = [(i / stripes) * STALL_WIDTH, ((i + 1) / stripes) * STALL_WIDTH];
    shape(g, i % 2 ? '#f3e6d0' : color, () => {
      g.moveTo(40 + left * 0.87, 250);
      g.lineTo(40 + right * 0.87, 250);
      g.lineTo(right, 360);
      g.quadraticCurveTo((left + right) / 2, 396, left, 360);
    });
  }
  g.fillStyle = vertical(
    g,
    [
      [0, 'rgba(20,6,10,.5)'],
      [1, 'rgba(20,6,10,.05)'],
    ],
    250,
    390,
  );
  g.fillRect(0, 250, STALL_WIDTH, 140);
};

const signboard = (g: Context, name: string): void => {
  shape(g, '#2a1418', () => g.roundRect(130, 168, 360, 84, 10));
  line(g, 'rgba(255,200,120,.8)', 4, () => g.roundRect(136, 174, 348, 72, 8));
  g.font = fontOf('jua', 52);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#ffe2a8';
  g.fillText(name, 310, 213);
};

const foods: Record<StallStyle['food'], (g: Context, x: number, y: number, random: () => number) => void> = {
  skewers(g, x, y) {
    line(g, '#d9b98a', 5, () => {
      g.moveTo(x, y - 92);
      g.lineTo(x, y);
    });
    for (let k = 0; k < 3; k += 1)
      shape(g, k === 1 ? '#8fae4a' : '#c8562c', () => g.roundRect(x - 16, y - 84 + k * 26, 32, 22, 8));
  },
  buns(g, x, y) {
    shape(g, '#f4e6cf', () => g.ellipse(x, y - 18, 40, 30, 0, Math.PI, TAU));
    shape(g, '#dcc6a6', () => g.ellipse(x, y - 16, 40, 11, 0, 0, Math.PI));
  },
  rolls(g, x, y) {
    shape(g, '#16241c', () => g.arc(x, y - 28, 29, 0, TAU));
    shape(g, '#f5efe2', () => g.arc(x, y - 28, 24, 0, TAU));
    for (const [dx, dy, color] of [
      [-8, -7, '#e8b23a'],
      [8, -6, '#d8502c'],
      [0, 8, '#5f9a4a'],
    ] as const)
      shape(g, color, () => g.arc(x + dx, y - 28 + dy, 8, 0, TAU));
  },
  pancakes(g, x, y) {
    for (let k = 0; k < 3; k += 1)
      shape(g, ['#8a4a1c', '#c07a2c', '#d99a48'][k] ?? '#c07a2c', () => g.ellipse(x, y - 10 - k * 13, 44, 14, 0, 0, TAU));
  },
  fruit(g, x, y, random) {
    for (let k = 0; k < 5; k += 1)
      shape(g, random() < 0.5 ? '#e8522f' : '#f0a83a', () =>
        g.arc(x - 26 + (k % 3) * 26, y - 16 - Math.floor(k / 3) * 26, 16, 0, TAU),
      );
  },
};

/** The person behind the counter, down to the waist: headscarf, apron, back-lit. */
const vendor = (g: Context, x: number): void => {
  shape(g, '#1d1016', () => {
    g.moveTo(x - 78, 640);
    g.bezierCurveTo(x - 84, 540, x - 60, 500, x - 18, 494);
    g.lineTo(x + 18, 494);
    g.bezierCurveTo(x + 60, 500, x + 84, 540, x + 78, 640);
  });
  shape(g, '#6a2a2a', () => {
    g.moveTo(x - 44, 640);
    g.lineTo(x - 34, 546);
    g.lineTo(x + 34, 546);
    g.lineTo(x + 44, 640);
  });
  shape(g, '#1d1016', () => g.ellipse(x, 458, 34, 40, 0, 0, TAU));
  shape(g, '#b8443c', () => {
    g.ellipse(x, 444, 37, 33, 0, Math.PI, TAU);
    g.rect(x - 37, 440, 74, 8);
  });
};

/** A market stall; its upper left corner is at 0, 0 and it stands on y = 800. */
export const paintStall = (g: Context, { name, awning: color, food, seed }: StallStyle): void => {
  const random = seeded(seed);
  g.fillStyle = vertical(
    g,
    [
      [0, '#5a2c1a'],
      [0.4, '#b0642c'],
      [1, '#6a3420'],
    ],
    300,
    660,
  );
  g.fillRect(24, 300, STALL_WIDTH - 48, 360);
  for (let i = 0; i < 4; i += 1) shape(g, 'rgba(60,24,16,.5)', () => g.rect(50 + i * 134, 410, 108, 12));
  for (let i = 0; i < 12; i += 1)
    shape(g, ['rgba(120,60,30,.8)', 'rgba(80,90,60,.7)', 'rgba(160,60,40,.7)'][i % 3] ?? '', () =>
      g.roundRect(56 + i * 44, 372, 26, 38, 6),
    );
  vendor(g, 250 + random() * 130);
  shape(g, '#3a1c14', () => g.rect(0, 630, STALL_WIDTH, 170));
  g.fillStyle = vertical(
    g,
    [
      [0, '#8a4a26'],
      [1, '#2c1410'],
    ],
    630,
    800,
  );
  g.fillRect(6, 640, STALL_WIDTH - 12, 160);
  for (let i = 0; i < 7; i += 1) foods[food](g, 60 + i * 84, 636, random);
  shape(g, '#5e2f1a', () => g.rect(-8, 628, STALL_WIDTH + 16, 16));
  awning(g, color);
  signboard(g, name);
  for (const x of [120, 310, 500]) lamp(g, x, 410, 16, [255, 190, 110], 0.9);
  glow(g, 310, 520, 420, [255, 160, 80], 0.3);
};
