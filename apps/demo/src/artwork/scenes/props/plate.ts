import { alpha, darken, lighten } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';

/** A dish seen from straight above. */
export const plate = (
  s: Scene,
  x: number,
  y: number,
  radius: number,
  rim: string,
  food: (random: () => number) => void,
  part: number,
): void => {
  s.disc(x + radius * 0.1, y + radius * 0.14, radius * 1.04, alpha('#1a0505', 0.4));
  s.disc(x, y, radius, s.around(x - radius * 0.4, y - radius * 0.5, radius * 2, lighten(rim, 0.4), rim, darken(rim, 0.3)));
  s.disc(x, y, radius * 0.8, darken(rim, 0.15));
  s.at(x, y, radius, () => food(s.part(part)));
  s.ring(x, y, radius * 0.94, alpha('#ffffff', 0.5), radius * 0.03, 3.4, 4.6);
};
