import { TAU } from './easing.ts';
import { seeded } from './random.ts';
import { added } from './light.ts';
import { HEIGHT, WIDTH, rgba, vertical } from './stage.ts';
import type { Context, Layer, Rgb } from './stage.ts';

export interface WaterStyle {
  /** Height of the shore line on the sheet. */
  line: number;
  /** How far a ripple moves the picture, in units. */
  ripple?: number;
  /** 1 mirrors to scale; above 1 the mirror image is pressed together. */
  squash?: number;
  tint: Rgb;
  darkness?: number;
  speed?: number;
}

const SLICE = 6;

/** Mirrors what stands above the line into slowly rippling water below it. */
export const reflect = (g: Context, source: Layer, t: number, style: WaterStyle): void => {
  const { line, ripple = 5, squash = 1.1, tint, darkness = 0.3, speed = 0.9 } = style;
  const scale = source.canvas.width / source.width;
  for (let depth = 0; depth < HEIGHT - line; depth += SLICE) {
    const from = line - (depth + SLICE) * squash;
    if (from < 0) break;
    const far = depth / (HEIGHT - line);
    const shift = Math.sin((depth * 0.07) / (0.35 + far) + t * speed) * ripple * (0.25 + far * 1.5);
    g.drawImage(
      source.canvas,
      0,
      from * scale,
      source.canvas.width,
      SLICE * squash * scale,
      shift - 12,
      line + depth,
      WIDTH + 24,
      SLICE + 0.7,
    );
  }
  const stops = [
    [0, rgba(tint, darkness * 0.55)],
    [1, rgba(tint, Math.min(1, darkness + 0.4))],
  ] as const;
  g.fillStyle = vertical(g, stops, line, HEIGHT);
  g.fillRect(0, line, WIDTH, HEIGHT - line);
};

export interface GlitterStyle {
  seed: number;
  count: number;
  line: number;
  /** Middle of the path of light, and how wide it is at the shore line and in front. */
  x: number;
  near: number;
  far: number;
  depth?: number;
  color: Rgb;
  strength?: number;
}

/** Lights lying on the water, each swelling and fading in its own slow time. */
export const glitter = (g: Context, t: number, style: GlitterStyle): void => {
  const { seed, count, line, x, near, far, depth = HEIGHT - line, color, strength = 0.3 } = style;
  const random = seeded(seed);
  added(g, () => {
    for (let i = 0; i < count; i += 1) {
      const down = random() * random();
      const across = random() - 0.5;
      const light = Math.max(0, Math.sin(t * (0.5 + random() * 0.7) + random() * 9));
      g.fillStyle = rgba(color, strength * light);
      g.beginPath();
      g.ellipse(x + across * (far + (near - far) * down), line + 8 + down * depth, 14 + down * 60, 1.6 + down * 1.6, 0, 0, TAU);
      g.fill();
    }
  });
};
