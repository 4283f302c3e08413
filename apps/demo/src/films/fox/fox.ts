import { TAU } from '../drawing/easing.ts';
import { glow } from '../drawing/light.ts';
import { line, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { FLAME } from './winter.ts';

const FUR = '#e8f1f8';
const SHADE = '#9fb6cc';
const DARK = '#2a3a54';

type Point = readonly [number, number];

const leg = (g: Context, from: Point, swing: number, lift: number, color: string): void => {
  g.lineCap = 'round';
  g.lineJoin = 'round';
  const knee: Point = [from[0] + swing * 0.55, from[1] + 0.17 - lift * 0.4];
  const paw: Point = [from[0] + swing, from[1] + 0.34 - lift];
  line(g, color, 0.062, () => {
    g.moveTo(from[0], from[1]);
    g.lineTo(knee[0], knee[1]);
  });
  line(g, color, 0.044, () => {
    g.moveTo(knee[0], knee[1]);
    g.lineTo(paw[0], paw[1]);
  });
  line(g, DARK, 0.046, () => {
    g.moveTo(paw[0], paw[1] - 0.04);
    g.lineTo(paw[0] + 0.03, paw[1]);
  });
};

const head = (g: Context, x: number, y: number): void => {
  for (const [dx, color] of [
    [-0.02, SHADE],
    [0.03, FUR],
  ] as const) {
    shape(g, color, () => {
      g.moveTo(x - 0.08 + dx, y - 0.05);
      g.lineTo(x - 0.055 + dx, y - 0.2);
      g.lineTo(x + 0.02 + dx, y - 0.09);
    });
  }
  shape(g, DARK, () => {
    g.moveTo(x - 0.034, y - 0.13);
    g.lineTo(x - 0.026, y - 0.2);
    g.lineTo(x + 0.004, y - 0.14);
  });
  shape(g, FUR, () => {
    g.moveTo(x - 0.12, y + 0.02);
    g.bezierCurveTo(x - 0.1, y - 0.11, x + 0.02, y - 0.13, x + 0.08, y - 0.05);
    g.lineTo(x + 0.2, y + 0.02);
    g.quadraticCurveTo(x + 0.2, y + 0.045, x + 0.17, y + 0.048);
    g.quadraticCurveTo(x + 0.04, y + 0.1, x - 0.08, y + 0.09);
  });
  shape(g, DARK, () => g.ellipse(x + 0.195, y + 0.026, 0.016, 0.014, 0, 0, TAU));
  shape(g, '#2b8fd0', () => g.ellipse(x + 0.062, y - 0.018, 0.014, 0.017, 0, 0, TAU));
};

const tail = (g: Context, x: number, y: number, lift: number, wave: number): void => {
  shape(g, FUR, () => {
    g.moveTo(x + 0.02, y - 0.05);
    g.bezierCurveTo(x - 0.16, y - 0.1 - lift * 0.3, x - 0.32, y - 0.2 - lift + wave, x - 0.6, y - 0.12 - lift + wave);
    g.bezierCurveTo(x - 0.44, y + 0.0 - lift * 0.5 + wave, x - 0.24, y + 0.1 - lift * 0.2, x + 0.02, y + 0.06);
  });
  shape(g, 'rgba(150,214,255,.75)', () => {
    g.moveTo(x - 0.42, y - 0.17 - lift * 0.9 + wave);
    g.quadraticCurveTo(x - 0.52, y - 0.17 - lift + wave, x - 0.6, y - 0.12 - lift + wave);
    g.quadraticCurveTo(x - 0.5, y - 0.06 - lift * 0.75 + wave, x - 0.42, y - 0.04 - lift * 0.6 + wave);
  });
};

/** The white fox running to the right; `stride` is the phase of its gallop in radians, feet on `y`. */
export const runningFox = (g: Context, x: number, y: number, length: number, stride: number): void => {
  const bound = Math.max(0, Math.sin(stride)) * 0.07;
  const stretch = Math.cos(stride);
  g.save();
  g.translate(x, y - bound * length);
  g.scale(length, length);
  glow(g, 0, -0.3, 0.9, FLAME, 0.28);
  g.rotate(-0.05 * Math.sin(stride + 0.6));
  leg(g, [-0.2, -0.34], -0.16 * stretch - 0.02, bound * 0.5 + 0.02, SHADE);
  leg(g, [0.2, -0.34], 0.18 * stretch, bound * 0.4 + 0.03, SHADE);
  tail(g, -0.26, -0.4, 0.05, Math.sin(stride - 0.8) * 0.05);
  shape(g, FUR, () => {
    g.moveTo(-0.3, -0.4);
    g.bezierCurveTo(-0.26, -0.53, -0.02, -0.5, 0.12, -0.52);
    g.bezierCurveTo(0.24, -0.56, 0.3, -0.5, 0.3, -0.42);
    g.bezierCurveTo(0.3, -0.3, 0.18, -0.27, 0.06, -0.31);
    g.bezierCurveTo(-0.08, -0.34, -0.16, -0.24, -0.26, -0.28);
    g.quadraticCurveTo(-0.33, -0.32, -0.3, -0.4);
  });
  leg(g, [-0.22, -0.33], -0.2 * Math.cos(stride + 0.5), bound * 0.4, FUR);
  leg(g, [0.22, -0.33], 0.22 * Math.cos(stride + 0.4), bound * 0.6, FUR);
  head(g, 0.38, -0.5);
  g.restore();
};

/** The fox sitting and looking to the right, or to the left with `facing` -1. */
export const sittingFox = (g: Context, x: number, y: number, height: number, t: number, facing: 1 | -1 = 1): void => {
  g.save();
  g.translate(x, y);
  g.scale(height * facing, height);
  glow(g, 0, -0.4, 0.9, FLAME, 0.24);
  const curl = Math.sin(t * 0.9) * 0.03;
  shape(g, FUR, () => {
    g.moveTo(-0.16, -0.06);
    g.bezierCurveTo(-0.5, 0.04, -0.66, -0.2 + curl, -0.56, -0.42 + curl);
    g.bezierCurveTo(-0.46, -0.28, -0.36, -0.24, -0.14, -0.22);
  });
  shape(g, 'rgba(150,214,255,.75)', () => {
    g.moveTo(-0.56, -0.42 + curl);
    g.quadraticCurveTo(-0.62, -0.3 + curl, -0.57, -0.2 + curl);
    g.quadraticCurveTo(-0.5, -0.26 + curl, -0.47, -0.3 + curl);
  });
  shape(g, SHADE, () => {
    g.moveTo(-0.24, 0);
    g.bezierCurveTo(-0.3, -0.3, -0.16, -0.5, 0.02, -0.62);
    g.lineTo(0.2, -0.5);
    g.bezierCurveTo(0.2, -0.3, 0.16, -0.1, 0.18, 0);
  });
  shape(g, FUR, () => {
    g.moveTo(-0.1, 0);
    g.bezierCurveTo(-0.14, -0.26, -0.06, -0.5, 0.06, -0.62);
    g.lineTo(0.2, -0.5);
    g.bezierCurveTo(0.22, -0.3, 0.18, -0.1, 0.2, 0);
  });
  line(g, SHADE, 0.016, () => {
    g.moveTo(0.08, 0);
    g.lineTo(0.09, -0.26);
  });
  head(g, 0.12, -0.7);
  g.restore();
};
