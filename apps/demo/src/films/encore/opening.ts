import { mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { vignetteOf } from '../drawing/light.ts';
import { place } from '../drawing/stage.ts';
import { arenaOf } from './arena.ts';

/** The hall from the last row: screens, beams, a sea of hands. */
export const opening: Shot = {
  name: 'opening',
  seconds: 12,
  prepare(stage) {
    const arena = arenaOf(stage);
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      arena.paint(g, t, mix(1.05, 1, smooth(progress)));
      place(g, vignette, 0, 0);
    };
  },
};
