import { Path2D } from '@napi-rs/canvas';
import type { Point } from '../../artwork/kit/scene.ts';

/** A smooth line through all points (Catmull-Rom): organic outlines from a handful of places. */
export const curve = (points: readonly Point[], closed = true): Path2D => {
  const path = new Path2D();
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  path.moveTo(...at(0));
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    );
  }
  if (closed) path.closePath();
  return path;
};

export const polygon = (points: readonly Point[]): Path2D => {
  const path = new Path2D();
  points.forEach(([x, y], index) => (index ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  return path;
};

/** A limb: a band through joints, each with the half-width it has there, rounded at joints and ends. */
export const limb = (joints: readonly (readonly [x: number, y: number, half: number])[]): Path2D => {
  const path = new Path2D();
  joints.forEach(([x, y, half], index) => {
    path.moveTo(x + half, y);
    path.arc(x, y, half, 0, Math.PI * 2);
    const next = joints[index + 1];
    if (!next) return;
    const length = Math.hypot(next[0] - x, next[1] - y) || 1;
    const [across, down] = [-(next[1] - y) / length, (next[0] - x) / length];
    path.moveTo(x - across * half, y - down * half);
    path.lineTo(next[0] - across * next[2], next[1] - down * next[2]);
    path.lineTo(next[0] + across * next[2], next[1] + down * next[2]);
    path.lineTo(x + across * half, y + down * half);
    path.closePath();
  });
  return path;
};

export type HandShape = 'open' | 'relaxed' | 'fist' | 'point' | 'pinch' | 'flat';

type Finger = readonly [reach: number, spread: number, curl: number];
/** Index to little finger: how far each reaches, how it spreads, and how far the tip comes back over the palm. */
const FINGERS: Record<HandShape, readonly Finger[]> = {
  open: [
    [0.86, -0.24, 0],
    [0.98, -0.06, 0],
    [0.92, 0.1, 0],
    [0.74, 0.28, 0],
  ],
  relaxed: [
    [0.74, -0.12, 0.12],
    [0.76, 0, 0.16],
    [0.7, 0.1, 0.2],
    [0.58, 0.2, 0.2],
  ],
  flat: [
    [0.84, -0.04, 0],
    [0.94, 0, 0],
    [0.88, 0.03, 0],
    [0.7, 0.07, 0],
  ],
  fist: [
    [0.24, 0, 0.4],
    [0.28, 0, 0.42],
    [0.26, 0, 0.4],
    [0.2, 0, 0.36],
  ],
  point: [
    [0.92, -0.08, 0],
    [0.26, 0, 0.42],
    [0.25, 0, 0.4],
    [0.2, 0, 0.36],
  ],
  pinch: [
    [0.66, -0.42, 0],
    [0.6, -0.1, 0.26],
    [0.52, 0.06, 0.34],
    [0.42, 0.16, 0.32],
  ],
};
const THUMBS: Record<HandShape, readonly Point[]> = {
  open: [
    [-0.3, -0.22],
    [-0.62, -0.5],
    [-0.82, -0.82],
  ],
  relaxed: [
    [-0.3, -0.22],
    [-0.52, -0.56],
    [-0.54, -0.9],
  ],
  flat: [
    [-0.3, -0.22],
    [-0.5, -0.52],
    [-0.5, -0.86],
  ],
  fist: [
    [-0.3, -0.24],
    [-0.44, -0.62],
    [-0.02, -0.78],
  ],
  point: [
    [-0.3, -0.24],
    [-0.46, -0.6],
    [-0.08, -0.76],
  ],
  pinch: [
    [-0.3, -0.22],
    [-0.68, -0.62],
    [-0.62, -1.22],
  ],
};

export interface HandOutlines {
  /** From the farthest to the nearest, each to be painted over the one before. */
  forms: Path2D[];
  /** Lines between the fingers and over the knuckles. */
  creases: Path2D;
}

/** A right hand seen from its back, wrist at (0, 0) and fingers up, about 1.8 long. */
export const handOutlines = (shape: HandShape): HandOutlines => {
  const hand = curve([
    [-0.2, 0.3],
    [-0.27, -0.1],
    [-0.42, -0.5],
    [-0.42, -0.84],
    [-0.12, -0.97],
    [0.2, -0.94],
    [0.43, -0.76],
    [0.38, -0.35],
    [0.24, 0],
    [0.2, 0.3],
  ]);
  const creases = new Path2D();
  const curled: Path2D[] = [];
  FINGERS[shape].forEach(([reach, spread, curl], index) => {
    const x = -0.29 + index * 0.195;
    const y = -0.84 + (index === 3 ? 0.08 : -0.02);
    const middle: Point = [x + Math.sin(spread) * reach * 0.52, y - Math.cos(spread) * reach * 0.52];
    const tip: Point = curl
      ? [middle[0] + Math.sin(spread) * 0.05, middle[1] - (reach * 0.48 - curl)]
      : [middle[0] + Math.sin(spread * 1.15) * reach * 0.48, middle[1] - Math.cos(spread * 1.15) * reach * 0.48];
    const finger = limb([
      [x, y, 0.122],
      [...middle, 0.112],
      [...tip, 0.084],
    ]);
    if (reach < 0.4) curled.push(finger);
    else hand.addPath(finger);
    if (index > 0) {
      creases.moveTo(x - 0.1, y + 0.12);
      creases.lineTo(x - 0.1 + Math.sin(spread) * 0.2, y - reach * (spread > 0.05 || shape === 'open' ? 0.12 : 0.5));
    }
    creases.moveTo(middle[0] - 0.06, middle[1]);
    creases.quadraticCurveTo(middle[0], middle[1] - 0.04, middle[0] + 0.06, middle[1]);
  });
  const [root = [0, 0], knuckle = [0, 0], tip = [0, 0]] = THUMBS[shape];
  const thumb = limb([
    [...root, 0.19],
    [...knuckle, 0.135],
    [...tip, 0.095],
  ]);
  if (curled.length) return { forms: [hand, ...curled, thumb], creases: new Path2D() };
  hand.addPath(thumb);
  return { forms: [hand], creases };
};
