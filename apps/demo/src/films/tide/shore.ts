import { mix } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { vignetteOf } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { cloudsOf, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, shape, tile, vertical } from '../drawing/stage.ts';
import type { Layer, Stage } from '../drawing/stage.ts';
import { glitter } from '../drawing/water.ts';
import { DAWN_SEA, sun } from './daybreak.ts';
import { walkingDiver } from './haenyeo.ts';
import { DAWN, gulls, islandOf, swell } from './sea.ts';

const ROCK_WIDTH = 2600;
const ground = (x: number): number => 880 - 46 * ridge(x / 420, 61, 3) - 12 * ridge(x / 60, 7, 3);

/** Basalt: black, full of holes, flat where people have walked for a thousand years. */
const rocksOf = (stage: Stage): Layer =>
  stage.layer(ROCK_WIDTH, HEIGHT, (g) => {
    g.fillStyle = vertical(
      g,
      [
        [0, '#2c2a33'],
        [1, '#0b0b12'],
      ],
      830,
      HEIGHT,
    );
    g.beginPath();
    for (let x = 0; x <= ROCK_WIDTH; x += 8) g.lineTo(x, ground(x));
    g.lineTo(ROCK_WIDTH, HEIGHT);
    g.lineTo(0, HEIGHT);
    g.fill();
    line(g, 'rgba(255,206,150,.55)', 3, () => {
      for (let x = 0; x <= ROCK_WIDTH; x += 8) g.lineTo(x, ground(x) + 1);
    });
    const random = seeded(17);
    for (let i = 0; i < 240; i += 1) {
      const x = random() * ROCK_WIDTH;
      const size = 5 + random() * 26;
      const y = ground(x) + 26 + random() * 190;
      shape(g, `rgba(${random() < 0.4 ? '120,106,104' : '4,4,8'},${(0.1 + random() * 0.16).toFixed(2)})`, () =>
        g.ellipse(x, y, size, size * 0.36, random() * 0.5, 0, Math.PI * 2),
      );
    }
  });

const WALKERS = [
  [0, 236],
  [-210, 228],
  [-400, 244],
  [-640, 224],
  [-830, 232],
] as const;

/** The women go down to the water in single file. */
export const shore: Shot = {
  name: 'shore',
  seconds: 8,
  prepare(stage) {
    const sky = skyOf(stage, DAWN);
    const clouds = cloudsOf(stage, 2300, 420, {
      seed: 57,
      columns: 6,
      rows: 4,
      low: 0.44,
      high: 0.82,
      color: [255, 214, 178],
      alpha: 0.5,
    });
    const island = islandOf(stage, '#5d6680', '#94868c');
    const rocks = rocksOf(stage);
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      const pan = mix(0, 300, progress);
      place(g, sky, 0, 0);
      tile(g, clouds, t * 9 + 600, 90, 0.7);
      sun(g, 420 - pan * 0.06, 520);
      place(g, island, -150 - pan * 0.1, 0);
      swell(g, t, DAWN_SEA[0]);
      glitter(g, t, {
        seed: 13,
        count: 30,
        line: 650,
        x: 420 - pan * 0.06,
        far: 70,
        near: 420,
        depth: 180,
        color: [255, 224, 170],
        strength: 0.5,
      });
      swell(g, t, { ...DAWN_SEA[1], y: 776 });
      place(g, rocks, -pan, 0);
      WALKERS.forEach(([behind, height], i) => {
        const x = mix(940, 1560, progress) + behind;
        const step = t * 3.4 + i * 1.3;
        walkingDiver(g, x, ground(x + pan) + 10 - Math.abs(Math.sin(step)) * 3, height, step, 'rgba(255,208,150,.7)');
      });
      gulls(g, t, 4, 28, '#3b4560');
      g.fillStyle = vertical(
        g,
        [
          [0, 'rgba(10,10,18,0)'],
          [1, 'rgba(10,10,18,.5)'],
        ],
        900,
        HEIGHT,
      );
      g.fillRect(0, 900, WIDTH, 180);
      place(g, vignette, 0, 0);
    };
  },
};
