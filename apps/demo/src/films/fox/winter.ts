import { TAU } from '../drawing/easing.ts';
import { glow } from '../drawing/light.ts';
import { line, rgba, shape } from '../drawing/stage.ts';
import type { Context, Rgb, Stops } from '../drawing/stage.ts';

export const NIGHT: Stops = [
  [0, '#030818'],
  [0.35, '#0a1c3e'],
  [0.65, '#1d3f66'],
  [1, '#4d7594'],
];
export const FLAME: Rgb = [90, 190, 255];

/** Fox fire: a cold flame that stands in the air. */
export const foxFire = (g: Context, x: number, y: number, size: number, t: number, strength = 1): void => {
  if (strength <= 0.01) return;
  const sway = Math.sin(t * 1.7 + x) * size * 0.16;
  glow(g, x, y - size * 0.4, size * 5, FLAME, 0.5 * strength);
  for (const [scale, color] of [
    [1, [70, 150, 255]],
    [0.68, [130, 214, 255]],
    [0.36, [236, 252, 255]],
  ] as const) {
    const s = size * scale;
    shape(g, rgba(color, strength * 0.9), () => {
      g.moveTo(x - s * 0.5, y);
      g.bezierCurveTo(x - s * 0.72, y - s * 0.7, x - s * 0.1 + sway * 0.4, y - s * 0.9, x + sway, y - s * 1.9);
      g.bezierCurveTo(x + s * 0.2 + sway * 0.4, y - s * 0.9, x + s * 0.72, y - s * 0.6, x + s * 0.5, y);
      g.quadraticCurveTo(x, y + s * 0.5, x - s * 0.5, y);
    });
  }
};

/** The child: hooded coat, red scarf, seen from behind. */
export const child = (g: Context, x: number, y: number, height: number, t: number, step = 0): void => {
  const swing = Math.sin(step) * 0.05;
  g.save();
  g.translate(x, y);
  g.scale(height, height);
  g.lineJoin = 'round';
  g.lineCap = 'round';
  for (const side of [-1, 1]) {
    line(g, '#0a1020', 0.1, () => {
      g.moveTo(side * 0.075, -0.26);
      g.lineTo(side * 0.075 + swing * side, -0.03);
    });
  }
  const coat = () => {
    g.moveTo(-0.12, -0.66);
    g.bezierCurveTo(-0.24, -0.56, -0.26, -0.34, -0.25, -0.19);
    g.quadraticCurveTo(0, -0.14, 0.25, -0.19);
    g.bezierCurveTo(0.26, -0.34, 0.24, -0.56, 0.12, -0.66);
  };
  line(g, rgba(FLAME, 0.5), 0.03, coat);
  shape(g, '#16203a', coat);
  shape(g, '#1d2a4a', () => g.ellipse(0, -0.8, 0.15, 0.16, 0, 0, TAU));
  shape(g, '#f0f4fa', () => g.ellipse(0, -0.99, 0.05, 0.05, 0, 0, TAU));
  shape(g, '#d8323c', () => g.roundRect(-0.15, -0.7, 0.3, 0.09, 0.04));
  const flutter = Math.sin(t * 1.8) * 0.04;
  shape(g, '#c02834', () => {
    g.moveTo(0.07, -0.66);
    g.quadraticCurveTo(0.2, -0.56 + flutter, 0.34, -0.6 + flutter * 2);
    g.lineTo(0.35, -0.5 + flutter * 2);
    g.quadraticCurveTo(0.18, -0.46 + flutter, 0.05, -0.58);
  });
  g.restore();
};
