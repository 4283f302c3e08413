import { mix } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { between, seeded } from '../drawing/random.ts';
import { cloudsOf, paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, line, place, shape, tile, vertical } from '../drawing/stage.ts';
import type { Layer, Stage } from '../drawing/stage.ts';
import { runningFox } from './fox.ts';
import { snow, snowGround, spruce } from '../drawing/winter.ts';
import { FLAME, NIGHT } from './winter.ts';

const LENGTH = 3600;

/** Birch trunks that pass close to the camera. */
const trunksOf = (stage: Stage, seed: number, count: number, width: number, bark: string, shade: string): Layer =>
  stage.layer(LENGTH, HEIGHT, (g) => {
    const random = seeded(seed);
    for (let i = 0; i < count; i += 1) {
      const x = ((i + random() * 0.6) / count) * LENGTH;
      const thick = width * between(random, 0.7, 1.3);
      const lean = (random() - 0.5) * 60;
      shape(g, bark, () => {
        g.moveTo(x - thick / 2, HEIGHT);
        g.lineTo(x - thick * 0.36 + lean, -20);
        g.lineTo(x + thick * 0.36 + lean, -20);
        g.lineTo(x + thick / 2, HEIGHT);
      });
      shape(g, shade, () => {
        g.moveTo(x + thick * 0.1, HEIGHT);
        g.lineTo(x + thick * 0.1 + lean, -20);
        g.lineTo(x + thick * 0.36 + lean, -20);
        g.lineTo(x + thick / 2, HEIGHT);
      });
      for (let k = 0; k < 9; k += 1) {
        const y = 60 + k * 104 + random() * 50;
        line(g, 'rgba(8,16,32,.7)', thick * 0.07, () => {
          const at = x + lean * (1 - y / HEIGHT);
          g.moveTo(at - thick * 0.34, y);
          g.lineTo(at - thick * 0.34 + thick * between(random, 0.2, 0.5), y + 5);
        });
      }
    }
  });

/** The fox runs; the camera runs with it, through birches. */
export const forest: Shot = {
  name: 'forest',
  seconds: 9,
  prepare(stage) {
    const sky = skyOf(stage, NIGHT);
    paintStars(sky.g, 150, 24, 500);
    const mist = cloudsOf(stage, 2100, 360, {
      seed: 85,
      columns: 5,
      rows: 3,
      low: 0.34,
      high: 0.8,
      color: [150, 190, 226],
      alpha: 0.7,
      feather: 0.5,
    });
    const back = stage.layer(LENGTH, HEIGHT, (g) => {
      snowGround(g, 770, LENGTH, 17, '#5f88ab', '#3a6086');
      const random = seeded(14);
      for (let i = 0; i < 34; i += 1)
        spruce(g, random() * LENGTH, 770 + random() * 40, between(random, 260, 480), '#193758', '#6d93b3', i + 9);
    });
    const middle = trunksOf(stage, 3, 17, 46, '#7e98b4', '#48637f');
    const ground = stage.layer(LENGTH, HEIGHT, (g) => {
      snowGround(g, 850, LENGTH, 23, '#a9c6dd', '#4f7598');
      g.fillStyle = vertical(
        g,
        [
          [0, 'rgba(10,30,60,0)'],
          [1, 'rgba(10,30,60,.5)'],
        ],
        900,
        HEIGHT,
      );
      g.fillRect(0, 850, LENGTH, 230);
    });
    const front = trunksOf(stage, 8, 5, 104, '#16263e', '#0a1526');
    const vignette = vignetteOf(stage, 0.7);
    return (g, { t, progress }) => {
      const run = t * 210;
      place(g, sky, 0, 0);
      tile(g, back, run * 0.35, 0);
      tile(g, mist, run * 0.4 + t * 10, 600, 0.55);
      tile(g, middle, run * 0.75, 0);
      tile(g, ground, run, 0);
      const x = mix(640, 1180, progress);
      const stride = t * 7.5;
      for (let i = 7; i >= 1; i -= 1)
        glow(g, x - 190 - i * 74, 820 + Math.sin(t * 2 + i * 1.3) * 34, 54 - i * 4, FLAME, 0.8 - i * 0.1);
      runningFox(g, x, 915, 330, stride);
      tile(g, front, run * 1.6, 0);
      snow(g, t * 1.4, 26, 16);
      place(g, vignette, 0, 0);
    };
  },
};
