import { TAU, wrap } from './easing.ts';
import { ridge, seeded } from './random.ts';
import { HEIGHT, WIDTH, shape, vertical } from './stage.ts';
import type { Context, Layer, Stage } from './stage.ts';

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
