import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { curve, limb, polygon } from '../kit/outlines.ts';
import type { Point } from '../../artwork/kit/scene.ts';
import { PANEL_WIDTH } from '../format.ts';
import { AMBER, CYAN, DEEP, fill, FLAME, glow, line, lit, type Light, mirrorBelow, NIGHT } from './light.ts';
import { brickWall } from './places.ts';
import { flourish } from './signs.ts';

/** A glass tube through `points`; `hot` is how far along, 0 to 1, the flame has made it soft. */
export const glassTube = (g: SKRSContext2D, points: readonly Point[], width: number, hot?: Point): void => {
  const tube = curve(points, false);
  line(g, tube, '#3d4a63', width * 1.2);
  line(g, tube, '#9fb6d8', width * 0.9);
  line(g, tube, '#31405c', width * 0.55);
  g.save();
  g.translate(0, -width * 0.28);
  line(g, tube, alpha('#ffffff', 0.85), width * 0.12);
  g.restore();
  if (!hot) return;
  glow(g, hot[0], hot[1], width * 5, '#ff7a2a', 0.8);
  glow(g, hot[0], hot[1], width * 2.4, '#ffd08a', 0.9);
};

/** The brother's lighter: brass, with a small boat cut into its side. `open` shows the flame. */
export const lighter = (g: SKRSContext2D, x: number, y: number, size: number, light: Light, open = true): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  const body = new Path2D();
  body.roundRect(-0.5, -0.55, 1, 1.35, 0.1);
  const brass = '#d9a441';
  if (open) {
    glow(g, 0, -1.25, 2.4, AMBER, 0.7);
    fill(
      g,
      curve([
        [-0.2, -0.75],
        [-0.24, -1.15],
        [0.02, -1.95],
        [0.22, -1.2],
        [0.18, -0.75],
      ]),
      alpha('#ff9a3a', 0.9),
    );
    fill(
      g,
      curve([
        [-0.1, -0.78],
        [-0.11, -1.1],
        [0.01, -1.55],
        [0.1, -1.1],
        [0.09, -0.78],
      ]),
      '#fff3cf',
    );
    fill(
      g,
      curve([
        [-0.12, -0.72],
        [0, -0.98],
        [0.12, -0.72],
      ]),
      alpha(FLAME, 0.9),
    );
    const cap = new Path2D();
    cap.roundRect(0.36, -1.2, 0.5, 0.68, 0.08);
    g.save();
    g.rotate(0.28);
    lit(g, cap, brass, light, 0.06);
    g.restore();
    g.fillStyle = '#6a6474';
    g.fillRect(-0.3, -0.78, 0.6, 0.26);
    for (const dot of [-0.2, 0, 0.2]) {
      g.fillStyle = NIGHT;
      g.fillRect(dot - 0.04, -0.7, 0.08, 0.09);
    }
  } else {
    const cap = new Path2D();
    cap.roundRect(-0.5, -1.05, 1, 0.54, 0.1);
    lit(g, cap, brass, light, 0.06);
  }
  lit(g, body, brass, { ...light, ambient: 0.5 }, 0.06);
  g.translate(0, 0.2);
  g.scale(0.27, -0.27);
  for (const stroke of [
    [
      [-1.1, -0.1],
      [-0.7, -0.5],
      [0.7, -0.5],
      [1.1, -0.1],
      [-1.1, -0.1],
    ],
    [
      [0, -0.1],
      [0, 1.2],
      [0.8, 0.15],
      [0, 0.15],
    ],
    [
      [-1.3, -0.75],
      [-0.8, -0.9],
      [-0.3, -0.75],
      [0.3, -0.9],
      [0.9, -0.75],
      [1.3, -0.9],
    ],
  ] as const) {
    const cut = curve(stroke, false);
    line(g, cut, '#2a1a10', 0.2);
    g.save();
    g.translate(0.06, 0.06);
    line(g, cut, alpha('#ffe9b0', 0.7), 0.06);
    g.restore();
  }
  g.restore();
};

/** An umbrella seen from the front, the hand at (x, y). */
export const umbrella = (g: SKRSContext2D, x: number, y: number, size: number, color: string, light: Light): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  line(
    g,
    polygon([
      [0, 0.4],
      [0, -2.6],
    ]),
    '#0c0a12',
    0.07,
  );
  const dome = new Path2D(
    'M-2.4 -2C-2.1 -3.5 -0.9 -3.9 0 -3.9C0.9 -3.9 2.1 -3.5 2.4 -2Q1.9 -2.4 1.4 -2.05Q.7 -2.5 0 -2.05Q-.7 -2.5 -1.4 -2.05Q-1.9 -2.4 -2.4 -2Z',
  );
  lit(g, dome, color, light, 0.09);
  for (const rib of [-1.4, 0, 1.4])
    line(
      g,
      curve(
        [
          [0, -3.88],
          [rib * 0.8, -3.1],
          [rib, -2.06],
        ],
        false,
      ),
      alpha(NIGHT, 0.55),
      0.04,
    );
  line(
    g,
    polygon([
      [0, -3.88],
      [0, -4.12],
    ]),
    '#0c0a12',
    0.07,
  );
  g.restore();
};

interface BarFront {
  ground: number;
  sign: { x: number; y: number; size: number };
  power?: number;
  seed?: number;
  sail?: number;
  open?: boolean;
  /** How far the water presses the mirrored front together. */
  squash?: number;
}

/** The new bar over its whole front: wall, sign, door, and the street that mirrors them; the ground lies at `ground`. */
export const barFront = (
  g: SKRSContext2D,
  height: number,
  { ground, sign, power = 1, seed = 4, sail, open = true, squash = 1.25 }: BarFront,
): void => {
  brickWall(g, height, [sign.x, sign.y], { seed, tint: power > 0.1 ? CYAN : '#3a3358', bottom: ground });
  if (power > 0.1) glow(g, sign.x, sign.y + sign.size * 0.3, sign.size * 3.4, CYAN, 0.34 * power);
  const [dx, dw, dh] = [sign.x, sign.size * 0.78, sign.size * 2.5];
  const door = ground - dh;
  fill(
    g,
    polygon([
      [dx - dw * 2.2, door - 52],
      [dx + dw * 2.2, door - 52],
      [dx + dw * 2.5, door + 8],
      [dx - dw * 2.5, door + 8],
    ]),
    '#120c1c',
  );
  line(
    g,
    polygon([
      [dx - dw * 2.5, door + 8],
      [dx + dw * 2.5, door + 8],
    ]),
    alpha(CYAN, 0.5 * power + 0.1),
    3,
  );
  g.fillStyle = '#0c0812';
  g.fillRect(dx - dw, door + 10, dw * 2, dh - 10);
  const glass = g.createLinearGradient(0, door, 0, ground);
  glass.addColorStop(0, open ? mix(NIGHT, '#ff7aa8', 0.7) : '#15101d');
  glass.addColorStop(1, open ? mix(NIGHT, AMBER, 0.42) : '#0e0a14');
  g.fillStyle = glass;
  g.fillRect(dx - dw * 0.84, door + 34, dw * 0.78, dh - 60);
  g.fillRect(dx + dw * 0.06, door + 34, dw * 0.78, dh - 60);
  if (open) glow(g, dx, ground - dh * 0.4, dw * 2.4, '#ff6a9a', 0.34);
  for (const side of [-1, 1])
    line(
      g,
      polygon([
        [dx + side * dw * 0.14, door + dh * 0.48],
        [dx + side * dw * 0.14, door + dh * 0.66],
      ]),
      '#c9a04a',
      5,
    );
  for (const [bx, bw] of [
    [dx - dw * 3.1, dw * 1.2],
    [dx + dw * 1.9, dw * 1.2],
  ] as const) {
    g.fillStyle = '#0e0a16';
    g.fillRect(bx - 8, door + 46, bw + 16, dh * 0.5);
    g.fillStyle = open ? mix(NIGHT, '#ff8a8a', 0.4) : '#14101e';
    g.fillRect(bx, door + 54, bw, dh * 0.5 - 16);
    if (open)
      for (let bottle = 0; bottle < 6; bottle++)
        fill(
          g,
          limb([
            [bx + 12 + bottle * bw * 0.16, door + dh * 0.5 + 18, 7],
            [bx + 12 + bottle * bw * 0.16, door + dh * 0.34 + 18, 4],
          ]),
          alpha(NIGHT, 0.7),
        );
  }
  flourish(g, { ...sign, power, ...(sail === undefined ? {} : { sail }) });
  g.fillStyle = mix(NIGHT, DEEP, 0.7);
  g.fillRect(0, ground, PANEL_WIDTH, height - ground);
  mirrorBelow(g, height, ground, 0.7, squash);
  const dark = g.createLinearGradient(0, ground, 0, height);
  dark.addColorStop(0, alpha(NIGHT, 0.1));
  dark.addColorStop(1, alpha(NIGHT, 0.85));
  g.fillStyle = dark;
  g.fillRect(0, ground, PANEL_WIDTH, height - ground);
};

/** A delivery van from the front, standing on (x, y); with `lights` it blinds. */
export const van = (g: SKRSContext2D, x: number, y: number, width: number, color: string, lights: boolean): void => {
  const light: Light = { key: '#9fe8f4', side: 1, rim: '#9a5bff', ambient: 0.3 };
  g.save();
  g.translate(x, y);
  g.scale(width / 2, width / 2);
  for (const side of [-1, 1])
    fill(
      g,
      limb([
        [side * 0.74, 0, 0.2],
        [side * 0.74, -0.2, 0.2],
      ]),
      '#07060b',
    );
  lit(
    g,
    curve([
      [-0.98, -0.1],
      [-1, -1],
      [-0.9, -1.9],
      [-0.7, -2.2],
      [0, -2.26],
      [0.7, -2.2],
      [0.9, -1.9],
      [1, -1],
      [0.98, -0.1],
      [0, -0.06],
    ]),
    color,
    light,
    0.05,
  );
  fill(
    g,
    polygon([
      [-0.8, -1.2],
      [-0.7, -1.95],
      [0.7, -1.95],
      [0.8, -1.2],
    ]),
    '#0a1018',
  );
  fill(
    g,
    polygon([
      [-0.5, -1.25],
      [-0.2, -1.9],
      [0.1, -1.9],
      [-0.2, -1.25],
    ]),
    alpha('#9fe8f4', 0.16),
  );
  fill(
    g,
    polygon([
      [-0.5, -0.34],
      [0.5, -0.34],
      [0.46, -0.56],
      [-0.46, -0.56],
    ]),
    '#07060b',
  );
  for (const side of [-1, 1]) {
    const lamp = new Path2D();
    lamp.ellipse(side * 0.72, -0.72, 0.17, 0.15, 0, 0, Math.PI * 2);
    fill(g, lamp, lights ? '#ffffff' : '#4a5560');
  }
  g.restore();
  if (!lights) return;
  for (const side of [-1, 1]) {
    const [lx, ly] = [x + side * width * 0.36, y - width * 0.36];
    glow(g, lx, ly, width * 2.4, '#cfe8ff', 0.6);
    glow(g, lx, ly, width * 0.6, '#ffffff', 1);
    glow(g, lx, y + width * 0.3, width * 0.3, '#dff0ff', 0.5, width * 0.9);
    glow(g, lx, ly, width * 4, '#bfe0ff', 0.5, 14);
  }
};

/** A boat folded from a newspaper, afloat at (x, y). */
export const paperBoat = (g: SKRSContext2D, x: number, y: number, size: number, light: Light): void => {
  g.save();
  g.translate(x, y);
  g.scale(size, size);
  lit(
    g,
    polygon([
      [-0.5, -0.3],
      [0, -1.15],
      [0.5, -0.3],
    ]),
    '#efe6d2',
    light,
    0.06,
  );
  lit(
    g,
    polygon([
      [-1.25, -0.55],
      [-0.5, -0.3],
      [0.5, -0.3],
      [1.25, -0.55],
      [0.7, 0.22],
      [-0.7, 0.22],
    ]),
    '#fff8e8',
    light,
    0.07,
  );
  line(
    g,
    polygon([
      [-0.5, -0.3],
      [0.7, 0.22],
    ]),
    alpha('#5a4a3a', 0.35),
    0.04,
  );
  g.restore();
  glow(g, x, y + size * 0.3, size * 1.6, '#ffe6b8', 0.3, size * 0.2);
};
