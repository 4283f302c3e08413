import { TAU, wrap } from '../drawing/easing.ts';
import { glow } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage, Stops } from '../drawing/stage.ts';

export const NIGHT: Stops = [
  [0, '#030818'],
  [0.35, '#0a1c3e'],
  [0.65, '#1d3f66'],
  [1, '#4d7594'],
];
export const FLAME: Rgb = [90, 190, 255];

/** A conifer under snow; it stands at (x, y). */
export const spruce = (g: Context, x: number, y: number, height: number, dark: string, snow: string, seed: number): void => {
  const random = seeded(seed);
  const tiers = 7;
  shape(g, dark, () => g.rect(x - height * 0.016, y - height * 0.14, height * 0.032, height * 0.16));
  for (let i = 0; i < tiers; i += 1) {
    const top = y - height * (0.2 + 0.8 * ((i + 1.5) / (tiers + 0.5)));
    const bottom = y - height * (0.06 + 0.8 * (i / tiers));
    const half = height * 0.2 * (1 - i / (tiers + 0.6)) * (0.92 + random() * 0.16);
    const skew = (random() - 0.5) * half * 0.2;
    shape(g, dark, () => {
      g.moveTo(x, top);
      g.quadraticCurveTo(x + half * 0.4, bottom - height * 0.05, x + half + skew, bottom);
      g.quadraticCurveTo(x + half * 0.4, bottom - height * 0.012, x, bottom + height * 0.01);
      g.quadraticCurveTo(x - half * 0.4, bottom - height * 0.012, x - half + skew, bottom);
      g.quadraticCurveTo(x - half * 0.4, bottom - height * 0.05, x, top);
    });
    shape(g, snow, () => {
      g.moveTo(x, top);
      g.quadraticCurveTo(x - half * 0.36, bottom - height * 0.055, x - half + skew, bottom);
      g.quadraticCurveTo(x - half * 0.5, bottom - height * 0.035, x - half * 0.2, bottom - height * 0.03);
      g.quadraticCurveTo(x - half * 0.1, bottom - height * 0.06, x, top);
    });
  }
};

/** Mountains with snow on the side of the moon. */
export const peaksOf = (
  stage: Stage,
  width: number,
  style: { seed: number; base: number; rise: number; count: number; rock: string; snow: string; foot: string },
): Layer =>
  stage.layer(width, HEIGHT, (g) => {
    const random = seeded(style.seed);
    for (let i = 0; i < style.count; i += 1) {
      const x = ((i + 0.3 + random() * 0.5) / style.count) * width;
      const top = style.base - style.rise * (0.5 + 0.5 * random());
      const half = style.rise * (1.1 + random() * 0.6);
      const edge = (at: number) =>
        top + (style.base - top) * Math.min(1, Math.abs(at - x) / half) ** 0.92 + 26 * ridge(at / 60, style.seed + i, 4) - 13;
      const outline = (from: number, to: number) => {
        for (let at = from; from < to ? at <= to : at >= to; at += from < to ? 6 : -6) g.lineTo(at, edge(at));
      };
      g.fillStyle = vertical(
        g,
        [
          [0, style.rock],
          [1, style.foot],
        ],
        top,
        style.base + 60,
      );
      g.beginPath();
      g.moveTo(x - half, style.base + 80);
      outline(x - half, x + half);
      g.lineTo(x + half, style.base + 80);
      g.fill();
      g.fillStyle = vertical(
        g,
        [
          [0, style.snow],
          [0.5, style.snow],
          [1, style.foot],
        ],
        top,
        style.base,
      );
      g.beginPath();
      outline(x - half * 0.8, x);
      for (let down = 0; down <= 1; down += 0.1) {
        g.lineTo(
          x + half * 0.1 * down + 70 * (ridge(down * 5 + i, style.seed, 3) - 0.5) * Math.min(1, down * 3),
          top + (style.base - top) * down,
        );
      }
      g.lineTo(x - half * 0.8, style.base);
      g.fill();
    }
    g.fillStyle = style.foot;
    g.fillRect(0, style.base + 40, width, HEIGHT - style.base);
  });

export const snowGround = (g: Context, y: number, width: number, seed: number, top: string, bottom: string): void => {
  g.fillStyle = vertical(
    g,
    [
      [0, top],
      [1, bottom],
    ],
    y - 40,
    HEIGHT,
  );
  g.beginPath();
  for (let x = 0; x <= width; x += 12) g.lineTo(x, y - 54 * ridge(x / 420, seed, 3) + 27);
  g.lineTo(width, HEIGHT);
  g.lineTo(0, HEIGHT);
  g.fill();
};

/** A few soft flakes, near ones larger. */
export const snow = (g: Context, t: number, count: number, seed: number): void => {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const near = 0.5 + random() * 1.2;
    const phase = random() * TAU;
    const x = wrap(random() * (WIDTH + 200) + Math.sin(t * 0.6 + phase) * 40 * near + t * 14, WIDTH + 200) - 100;
    const y = wrap(random() * (HEIGHT + 100) + t * 52 * near, HEIGHT + 100) - 50;
    shape(g, `rgba(236,246,255,${(0.4 + 0.3 * near).toFixed(2)})`, () => g.arc(x, y, 3.4 * near, 0, TAU));
  }
};

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
