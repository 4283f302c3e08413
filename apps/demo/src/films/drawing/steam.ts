import { wrap } from './easing.ts';
import { glow } from './light.ts';
import type { Context } from './stage.ts';

export interface Steam {
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  puffs: number;
  strength?: number;
}

/** A few large soft clouds that rise and thin out. */
export const steam = (g: Context, t: number, { x, y, width, height, size, puffs, strength = 0.2 }: Steam): void => {
  for (let i = 0; i < puffs; i += 1) {
    const age = wrap(t * 0.16 + ((i * 0.618) % 1), 1);
    const px = x + (((i * 0.381) % 1) - 0.5) * width + Math.sin(t * 0.5 + i * 2.1) * size * 0.35 * age;
    glow(g, px, y - age * height, size * (0.6 + age), [255, 236, 214], strength * Math.sin(age * Math.PI));
  }
};
