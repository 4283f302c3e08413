import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { cloudsOf } from '../drawing/sky.ts';
import { place, shape, tile } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { farRidge, nightOf } from '../hanok/night.ts';
import { mortar, moonRabbit, pounding } from './rabbit.ts';

/** Four hundred years at the mortar: the rabbit pounds on the face of the moon. */
export const moonlit: Shot = {
  name: 'moon',
  seconds: 10,
  prepare(stage) {
    const night = nightOf(stage, { x: 960, y: 410, radius: 330, seed: 8 });
    const ridge = farRidge(stage);
    const banks = cloudsOf(stage, 2100, 300, {
      seed: 33,
      columns: 4,
      rows: 2,
      low: 0.32,
      high: 0.8,
      color: [120, 146, 210],
      feather: 0.5,
    });
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      framed(g, { y: mix(470, 540, smooth(progress)), zoom: mix(1.22, 1, smooth(progress)) }, () => {
        night.sky(g, t);
        const lift = pounding(t);
        shape(g, 'rgba(44,54,96,.9)', () => g.ellipse(960, 640, 300, 96, 0, Math.PI, 0));
        moonRabbit(g, 880, 596, 250, '#26305c', lift);
        mortar(g, 972, 600, 96, '#26305c');
        const random = seeded(5);
        for (let i = 0; i < 7; i += 1)
          glow(g, 972 + (random() - 0.5) * 90, 490 - random() * 70 * (1 - lift), 16, [180, 255, 224], 0.7 * (1 - lift));
        place(g, ridge, -200, 170);
        tile(g, banks, t * 12, 820, 0.9);
        tile(g, banks, t * 20 + 900, 900, 0.8);
      });
      place(g, vignette, 0, 0, 0.8 + 0.2 * ramp(t, 0, 2));
    };
  },
};
