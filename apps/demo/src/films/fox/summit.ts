import { mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { cloudsOf, moon, moonOf, paintStars, skyOf, twinkle } from '../drawing/sky.ts';
import { place, tile } from '../drawing/stage.ts';
import { peaksOf, snow, snowGround, spruce } from '../drawing/winter.ts';
import { NIGHT } from './winter.ts';

const PAN = 2300;

/** Winter mountains under a cold moon. */
export const summit: Shot = {
  name: 'summit',
  seconds: 10,
  prepare(stage) {
    const sky = skyOf(stage, NIGHT);
    paintStars(sky.g, 260, 14, 620);
    const disc = moonOf(stage, 150, 17, [236, 244, 255]);
    const mist = cloudsOf(stage, 2100, 320, {
      seed: 81,
      columns: 5,
      rows: 3,
      low: 0.34,
      high: 0.8,
      color: [176, 206, 232],
      alpha: 0.7,
      feather: 0.5,
    });
    const far = peaksOf(stage, PAN, {
      seed: 5,
      base: 660,
      rise: 330,
      count: 6,
      rock: '#2a4a70',
      snow: '#86abc9',
      foot: '#4a7392',
    });
    const near = peaksOf(stage, PAN, {
      seed: 12,
      base: 800,
      rise: 380,
      count: 5,
      rock: '#12294a',
      snow: '#b9d3e6',
      foot: '#2c5274',
    });
    const forest = stage.layer(PAN, 1080, (g) => {
      snowGround(g, 900, PAN, 7, '#7fa3c0', '#2c4a6a');
      const random = seeded(4);
      const trees = Array.from({ length: 46 }, () => ({ x: random() * PAN, y: 880 + random() * 190 })).sort((a, b) => a.y - b.y);
      trees.forEach(({ x, y }, i) =>
        spruce(g, x, y, 110 + (y - 880) * 1.25, y > 980 ? '#0a1a30' : '#16304e', y > 980 ? '#a9c4da' : '#7c9fbd', i + 3),
      );
    });
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      const pan = mix(0, 150, smooth(progress));
      place(g, sky, 0, 0);
      twinkle(g, t, 8, 41, 420);
      moon(g, disc, 420 - pan * 0.1, 250);
      place(g, far, -pan * 0.4, 0);
      tile(g, mist, t * 10, 540, 0.6);
      place(g, near, -pan * 0.8 - 40, 0);
      tile(g, mist, t * 14 + 700, 700, 0.6);
      place(g, forest, -pan * 1.4 - 30, 0);
      snow(g, t, 26, 6);
      place(g, vignette, 0, 0);
    };
  },
};
