import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { curve } from '../kit/outlines.ts';
import type { Point } from '../../artwork/kit/scene.ts';
import { CYAN, neon } from './light.ts';

/** Signs of the alley, each a picture: between -1 and 1 both ways. */
const arcs = (...rings: readonly (readonly [x: number, y: number, radius: number, from?: number, to?: number])[]): Path2D => {
  const path = new Path2D();
  for (const [x, y, radius, from = 0, to = Math.PI * 2] of rings) {
    path.moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius);
    path.arc(x, y, radius, from, to);
  }
  return path;
};
const strokes = (...lines: readonly (readonly Point[])[]): Path2D => {
  const path = new Path2D();
  for (const points of lines) path.addPath(curve(points, false));
  return path;
};

const SIGNS: readonly Path2D[] = [
  strokes(
    [
      [-0.8, 0],
      [-0.2, -0.5],
      [0.45, 0],
      [0.85, -0.4],
    ],
    [
      [-0.8, 0],
      [-0.2, 0.5],
      [0.45, 0],
      [0.85, 0.4],
      [0.85, -0.4],
    ],
    [
      [-0.45, -0.08],
      [-0.4, -0.02],
    ],
  ),
  strokes(
    [
      [-0.5, -0.1],
      [-0.45, 0.6],
      [0, 0.78],
      [0.45, 0.6],
      [0.5, -0.1],
      [-0.5, -0.1],
    ],
    [
      [0.5, 0.1],
      [0.82, 0.15],
      [0.75, 0.45],
      [0.46, 0.46],
    ],
    [
      [-0.2, -0.3],
      [-0.1, -0.5],
      [-0.22, -0.72],
    ],
    [
      [0.15, -0.3],
      [0.25, -0.5],
      [0.13, -0.72],
    ],
  ),
  strokes(
    [
      [0.2, -0.85],
      [-0.5, -0.4],
      [-0.5, 0.4],
      [0.2, 0.85],
      [-0.1, 0.3],
      [-0.1, -0.3],
      [0.2, -0.85],
    ],
    [
      [0.5, -0.2],
      [0.6, 0.02],
    ],
    [
      [0.42, -0.04],
      [0.68, -0.12],
    ],
  ),
  new Path2D('M0 -.85L.22 -.28L.82 -.26L.34 .1L.52 .7L0 .34L-.52 .7L-.34 .1L-.82 -.26L-.22 -.28Z'),
  strokes(
    [
      [-0.85, 0.1],
      [-0.6, -0.5],
      [0, -0.75],
      [0.6, -0.5],
      [0.85, 0.1],
    ],
    [
      [-0.85, 0.1],
      [-0.42, -0.05],
      [0, 0.1],
      [0.42, -0.05],
      [0.85, 0.1],
    ],
    [
      [0, -0.75],
      [0, 0.6],
      [0.14, 0.78],
      [0.3, 0.62],
    ],
  ),
  arcs([0, 0, 0.8], [0, 0, 0.5], [0, 0, 0.18]),
  strokes(
    [
      [-0.18, -0.85],
      [-0.18, -0.35],
      [-0.4, 0],
      [-0.4, 0.8],
      [0.4, 0.8],
      [0.4, 0],
      [0.18, -0.35],
      [0.18, -0.85],
      [-0.18, -0.85],
    ],
    [
      [-0.4, 0.25],
      [0.4, 0.25],
    ],
  ),
  new Path2D('M-.7 -.7L.1 0L-.7 .7M0 -.7L.8 0L0 .7'),
  strokes([
    [0, 0.75],
    [-0.8, -0.1],
    [-0.5, -0.7],
    [0, -0.35],
    [0.5, -0.7],
    [0.8, -0.1],
    [0, 0.75],
  ]),
  strokes(
    [
      [-0.9, 0.3],
      [-0.4, 0.1],
      [0, 0.3],
      [0.5, -0.1],
      [0.7, -0.6],
      [0.9, -0.5],
    ],
    [
      [-0.4, 0.1],
      [-0.1, -0.5],
      [0.25, 0.1],
    ],
    [
      [0, 0.3],
      [-0.2, 0.8],
    ],
    [
      [0.12, 0.28],
      [0.1, 0.8],
    ],
  ),
];

export const signAt = (
  g: SKRSContext2D,
  kind: number,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  power = 1,
): void => {
  g.save();
  g.translate(x, y);
  g.scale(width, height);
  neon(g, SIGNS[kind % SIGNS.length] ?? new Path2D(), color, 3.4 / Math.max(28, (width + height) / 2), power);
  g.restore();
};

/** The lettering of the dead workshop: loops on top, an arch, a stroke that hangs from it and turns back on itself. Upside down it is a boat. */
const LOOPS: readonly Point[] = [
  [-1.5, -0.32],
  [-1.3, -0.52],
  [-1.08, -0.58],
  [-1.02, -0.42],
  [-1.14, -0.34],
  [-1.12, -0.5],
  [-0.86, -0.6],
  [-0.58, -0.58],
  [-0.52, -0.42],
  [-0.64, -0.34],
  [-0.62, -0.5],
  [-0.36, -0.6],
  [-0.08, -0.58],
  [-0.02, -0.42],
  [-0.14, -0.34],
  [-0.12, -0.5],
  [0.14, -0.6],
  [0.42, -0.58],
  [0.48, -0.42],
  [0.36, -0.34],
  [0.38, -0.5],
  [0.64, -0.6],
  [0.98, -0.56],
  [1.28, -0.46],
  [1.5, -0.3],
];
const ARCH: readonly Point[] = [
  [-1.2, 0.2],
  [-0.98, -0.06],
  [-0.6, -0.22],
  [0, -0.26],
  [0.6, -0.22],
  [1, -0.06],
  [1.24, 0.2],
  [0.6, 0.17],
  [0, 0.16],
  [-0.6, 0.17],
  [-1.2, 0.2],
];
const MAST: readonly Point[] = [
  [0.02, 0.17],
  [0, 0.6],
  [0.02, 1.24],
  [0.14, 1.38],
  [0.24, 1.26],
  [0.12, 1.16],
  [0.02, 1.24],
];
/** The stroke that is missing: the sail. */
const SAIL: readonly Point[] = [
  [0.12, 1.08],
  [0.5, 0.74],
  [0.86, 0.32],
  [0.5, 0.3],
  [0.14, 0.34],
];

/** Where the maker's knot is, the bend he heats twice. */
export const KNOT: Point = [0.13, 1.27];

export interface Flourish {
  x: number;
  y: number;
  size: number;
  color?: string;
  power?: number;
  /** Turned over, as water shows it. */
  upsideDown?: boolean;
  /** Power of the missing stroke: 0 a dead tube, none where it is absent. */
  sail?: number;
}

export const flourish = (g: SKRSContext2D, { x, y, size, color = CYAN, power = 1, upsideDown = false, sail }: Flourish): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, upsideDown ? -size : size);
  const width = 0.062;
  for (const stroke of [LOOPS, ARCH, MAST]) neon(g, curve(stroke, false), color, width, power);
  if (sail !== undefined) neon(g, curve(SAIL, false), '#ffd36a', width, sail);
  g.restore();
};

export const sailPath = (): Path2D => curve(SAIL, false);
