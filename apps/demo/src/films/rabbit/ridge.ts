import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hanbok } from '../drawing/figures.ts';
import { vignetteOf } from '../drawing/light.ts';
import { petals } from '../drawing/blossom.ts';
import { paintRoof } from '../drawing/roofs.ts';
import { HEIGHT, WIDTH, place } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { farRidge, middleRidge, nightOf } from '../hanok/night.ts';
import { masterTo, mortar } from './rabbit.ts';

const TONES = { tile: '#0c142c', tileTop: '#2c3d70', shine: 'rgba(170,195,250,.34)', ridge: '#0a1022' };

/** On the ridge of the shop under an empty moon: somebody has stayed. */
export const ridge: Shot = {
  name: 'ridge',
  seconds: 7,
  prepare(stage) {
    const night = nightOf(stage, { x: 960, y: 420, radius: 300, seed: 8 });
    const [far, middle] = [farRidge(stage), middleRidge(stage)];
    const roof = stage.layer(WIDTH, HEIGHT + 200, (g) =>
      paintRoof(g, { centre: WIDTH / 2, width: 1900, eaveY: 1180, ridgeY: 800 }, TONES, false),
    );
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      framed(g, { y: mix(600, 530, smooth(progress)), zoom: mix(1.2, 1, smooth(progress)) }, () => {
        night.sky(g, t);
        mortar(g, 972, 610, 90, 'rgba(38,48,92,.55)');
        place(g, far, -260, 90);
        place(g, middle, -160, 90);
        night.mist(g, t * 12, 700, 0.7);
        place(g, roof, 0, 0);
        masterTo(
          g,
          { x: mix(840, 890, ramp(t, 1, 4)), y: 782, height: 235, color: '#0a0d1c', rim: [255, 240, 210], rimStrength: 0.7 },
          ramp(t, 2.4, 3.4),
        );
        hanbok(g, { x: 1040, y: 782, height: 205, color: '#0c0a18', rim: [255, 240, 210], rimStrength: 0.7, facing: -1 });
      });
      petals(g, t, { count: 14, seed: 21, wind: 30, color: [190, 240, 220] });
      place(g, vignette, 0, 0);
    };
  },
};
