import { TAU, mix } from '../drawing/easing.ts';
import { between, seeded } from '../drawing/random.ts';
import { glow } from '../drawing/light.ts';
import { rgba, shape } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';

/** Half a pot's outline, from the foot to the lip: widths and heights as shares of its size. */
type Profile = readonly (readonly [number, number])[];

const LUMP: Profile = [
  [0.3, 0],
  [0.42, 0.12],
  [0.4, 0.26],
  [0.26, 0.36],
  [0.12, 0.4],
];
const CYLINDER: Profile = [
  [0.26, 0],
  [0.25, 0.22],
  [0.24, 0.46],
  [0.24, 0.7],
  [0.25, 0.92],
];
export const MOON_JAR: Profile = [
  [0.21, 0],
  [0.44, 0.24],
  [0.5, 0.52],
  [0.4, 0.82],
  [0.2, 0.96],
];
export const BOTTLE: Profile = [
  [0.2, 0],
  [0.32, 0.22],
  [0.28, 0.48],
  [0.08, 0.72],
  [0.12, 1],
];
export const BOWL: Profile = [
  [0.16, 0],
  [0.22, 0.08],
  [0.38, 0.24],
  [0.46, 0.4],
  [0.48, 0.5],
];

const between2 = (from: Profile, to: Profile, amount: number): Profile =>
  from.map(([w, h], i) => [mix(w, to[i]?.[0] ?? w, amount), mix(h, to[i]?.[1] ?? h, amount)] as const);

/** What the hands make of the lump: first a wall, then a belly. `made` goes from 0 to 2. */
export const thrown = (made: number): Profile =>
  made < 1 ? between2(LUMP, CYLINDER, made) : between2(CYLINDER, MOON_JAR, made - 1);

const outline = (g: Context, x: number, y: number, size: number, profile: Profile): void => {
  const at = (side: number, i: number) => {
    const [w, h] = profile[i] ?? [0, 0];
    return [x + side * w * size, y - h * size] as const;
  };
  const curve = (side: number, order: readonly number[]) => {
    const points = order.map((i) => at(side, i));
    g.lineTo(...(points[0] ?? [x, y]));
    for (let i = 1; i < points.length - 1; i += 1) {
      const [px, py] = points[i] ?? [x, y];
      const [nx, ny] = points[i + 1] ?? [x, y];
      const end = i === points.length - 2 ? ([nx, ny] as const) : ([(px + nx) / 2, (py + ny) / 2] as const);
      g.quadraticCurveTo(px, py, ...end);
    }
  };
  curve(-1, [0, 1, 2, 3, 4]);
  curve(1, [4, 3, 2, 1, 0]);
};

export interface Glaze {
  light: Rgb;
  dark: Rgb;
  /** Where the light comes from, -1 left to 1 right. */
  from?: number;
}

export const pot = (
  g: Context,
  x: number,
  y: number,
  size: number,
  profile: Profile,
  { light, dark, from = -0.4 }: Glaze,
): void => {
  const half = Math.max(...profile.map(([w]) => w)) * size;
  const gradient = g.createLinearGradient(x - half, 0, x + half, 0);
  const bright = (from + 1) / 2;
  gradient.addColorStop(0, rgba(bright < 0.5 ? light : dark));
  gradient.addColorStop(Math.min(0.9, Math.max(0.1, bright)), rgba(light));
  gradient.addColorStop(1, rgba(bright < 0.5 ? dark : light));
  g.fillStyle = gradient;
  g.beginPath();
  outline(g, x, y, size, profile);
  g.closePath();
  g.fill();
  const [lip, top] = profile[4] ?? [0.2, 1];
  shape(g, rgba([dark[0] * 0.6, dark[1] * 0.6, dark[2] * 0.6]), () =>
    g.ellipse(x, y - top * size, lip * size, lip * size * 0.2, 0, 0, TAU),
  );
};

/** Flames in a mouth: three layers of tongues that never repeat exactly. */
export const fire = (g: Context, x: number, y: number, width: number, height: number, t: number, strength: number): void => {
  if (strength <= 0.01) return;
  glow(g, x, y - height * 0.4, width * 1.6, [255, 140, 50], 0.8 * strength);
  for (const [share, color] of [
    [1, 'rgba(226,74,20,.9)'],
    [0.74, 'rgba(255,150,40,.95)'],
    [0.46, 'rgba(255,232,160,.95)'],
  ] as const) {
    const random = seeded(Math.round(share * 100));
    for (let i = 0; i < 7; i += 1) {
      const tx = x + ((i - 3) / 3.5) * width * 0.5 * share;
      const tall =
        height * share * strength * (0.6 + 0.4 * Math.sin(t * between(random, 3, 6) + i * 1.7)) * (1 - Math.abs(i - 3) * 0.13);
      const lean = Math.sin(t * 2.2 + i) * width * 0.06;
      const half = width * 0.13 * share;
      shape(g, color, () => {
        g.moveTo(tx - half, y);
        g.bezierCurveTo(tx - half * 1.3, y - tall * 0.5, tx + lean * 0.4, y - tall * 0.6, tx + lean, y - tall);
        g.bezierCurveTo(tx + lean * 0.6, y - tall * 0.6, tx + half * 1.3, y - tall * 0.5, tx + half, y);
      });
    }
  }
};
