import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cycle } from '../drawing/random.ts';
import { place } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { arenaOf } from './arena.ts';
import { COLORS, confetti } from './concert.ts';

const BURSTS = [
  [360, 1.2, 0],
  [1560, 2.2, 2],
  [960, 3.2, 3],
  [480, 4.6, 1],
  [1450, 5.4, 4],
] as const;

/** One burst of twenty-four sparks, two seconds long. */
const burst = (g: Context, x: number, age: number, color: number): void => {
  if (age <= 0 || age >= 2) return;
  const open = Math.sqrt(age / 2);
  for (let i = 0; i < 24; i += 1) {
    const angle = (i / 24) * TAU;
    const reach = 250 * open * (i % 2 ? 1 : 0.62);
    glow(
      g,
      x + Math.cos(angle) * reach,
      220 + Math.sin(angle) * reach * 0.8 + age * age * 22,
      30,
      cycle(COLORS, color),
      1.2 - age * 0.6,
    );
  }
  glow(g, x, 220, 320, cycle(COLORS, color), 0.4 * (1 - age / 2));
};

/** The last song is over; the five bow, the hall answers. */
export const finale: Shot = {
  name: 'finale',
  seconds: 10,
  prepare(stage) {
    const arena = arenaOf(stage);
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      const bow = ramp(t, 4.6, 5.8) * (1 - ramp(t, 7.6, 8.6));
      arena.paint(g, t + 49, mix(1, 1.05, smooth(progress)), bow);
      for (const [x, start, color] of BURSTS) burst(g, x, t - start, color);
      confetti(g, t, 15, 35);
      place(g, vignette, 0, 0);
    };
  },
};
