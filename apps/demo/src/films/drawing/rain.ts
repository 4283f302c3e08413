import { TAU, wrap } from './easing.ts';
import { seeded } from './random.ts';
import { HEIGHT, WIDTH, line } from './stage.ts';
import type { Context } from './stage.ts';

export interface RainStyle {
  /** Few long streaks read as rain; many short ones only cost bits. */
  count: number;
  seed: number;
  alpha: number;
  length?: number;
  /** Units per second. */
  speed?: number;
}

export const rain = (g: Context, t: number, { count, seed, alpha, length = 70, speed = 1500 }: RainStyle): void => {
  const random = seeded(seed);
  line(g, `rgba(205,215,255,${alpha})`, 1.6, () => {
    for (let i = 0; i < count; i += 1) {
      const near = 0.6 + random() * 0.9;
      const x = wrap(random() * (WIDTH + 200) - t * 110 * near, WIDTH + 200) - 100;
      const y = wrap(random() * (HEIGHT + 300) + t * speed * near, HEIGHT + 300) - 200;
      g.moveTo(x, y);
      g.lineTo(x - length * 0.075 * near, y + length * near);
    }
  });
};

export interface PuddleStyle {
  seed: number;
  count: number;
  top: number;
  bottom: number;
}

/** Rings that drops leave on wet ground, larger towards the camera. */
export const rings = (g: Context, t: number, { seed, count, top, bottom }: PuddleStyle): void => {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const pace = 0.7 + random() * 0.5;
    const age = wrap(t * pace + random() * 5, 1);
    const y = top + random() ** 1.2 * (bottom - top);
    const x = random() * WIDTH;
    const size = (8 + (y - top) * 0.14) * age;
    line(g, `rgba(230,220,255,${(0.4 * (1 - age)).toFixed(3)})`, 1.6, () => g.ellipse(x, y, size, size * 0.26, 0, 0, TAU));
  }
};
