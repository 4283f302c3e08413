import { mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, lamp, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { cloudsOf, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, shape, tile } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { reflect } from '../drawing/water.ts';
import { DUSK, islandOf, lighthouse } from './sea.ts';

const QUAY = 720;
const ROOFS = ['#b5482f', '#2f6f7a', '#c07a3a', '#4a5f8a', '#a33a3a'] as const;

/** Low island houses behind their walls of black stone, rooms lit. */
const villageOf = (stage: Stage): Layer =>
  stage.layer(WIDTH + 300, HEIGHT, (g) => {
    const random = seeded(29);
    for (let i = 0; i < 17; i += 1) {
      const x = i * 130 + random() * 50 - 40;
      const [width, height] = [110 + random() * 50, 62 + random() * 30];
      const y = QUAY - 18 - (i % 3) * 34;
      shape(g, '#3a3644', () => g.rect(x, y - height, width, height));
      shape(g, ROOFS[i % ROOFS.length] ?? '#b5482f', () => {
        g.moveTo(x - 16, y - height);
        g.quadraticCurveTo(x + width / 2, y - height - 62, x + width + 16, y - height);
      });
      shape(g, '#ffcf86', () => g.rect(x + width * 0.2, y - height * 0.66, width * 0.2, height * 0.34));
      if (random() < 0.6) shape(g, '#ffd894', () => g.rect(x + width * 0.58, y - height * 0.66, width * 0.2, height * 0.34));
      glow(g, x + width * 0.4, y - height * 0.5, 90, [255, 180, 100], 0.35);
    }
    shape(g, '#1a1c28', () => g.rect(0, QUAY - 22, WIDTH + 300, 40));
    for (let x = 0; x < WIDTH + 300; x += 34)
      shape(g, 'rgba(130,130,150,.16)', () => g.ellipse(x + 8, QUAY - 6, 15, 7, 0, 0, Math.PI * 2));
  });

const boat = (g: Context, x: number, y: number, size: number, hull: string): void => {
  shape(g, hull, () => {
    g.moveTo(x - size, y - size * 0.2);
    g.lineTo(x + size * 1.06, y - size * 0.34);
    g.quadraticCurveTo(x + size * 0.9, y + size * 0.1, x + size * 0.66, y + size * 0.16);
    g.lineTo(x - size * 0.8, y + size * 0.16);
  });
  shape(g, '#ece3d2', () => g.rect(x - size * 0.56, y - size * 0.62, size * 0.5, size * 0.42));
  shape(g, '#26344a', () => g.rect(x - size * 0.48, y - size * 0.54, size * 0.34, size * 0.16));
  line(g, '#15141c', size * 0.035, () => {
    g.moveTo(x + size * 0.2, y - size * 0.28);
    g.lineTo(x + size * 0.2, y - size * 1.2);
    g.moveTo(x - size * 0.3, y - size * 0.62);
    g.lineTo(x + size * 0.2, y - size * 1.16);
    g.lineTo(x + size * 0.98, y - size * 0.34);
  });
  for (const share of [0.35, 0.6])
    lamp(g, mix(x + size * 0.2, x + size * 0.98, share), mix(y - size * 1.16, y - size * 0.34, share), 7, [255, 214, 150]);
};

/** Evening in the harbour: boats at their moorings, the day's catch is sold. */
export const harbour: Shot = {
  name: 'harbour',
  seconds: 6,
  prepare(stage) {
    const sky = skyOf(stage, DUSK);
    const clouds = cloudsOf(stage, 2300, 420, {
      seed: 77,
      columns: 6,
      rows: 4,
      low: 0.44,
      high: 0.82,
      color: [240, 150, 130],
      alpha: 0.6,
    });
    const island = islandOf(stage, '#3f3a5c', '#6e5068');
    const village = villageOf(stage);
    const scene = stage.layer(WIDTH, HEIGHT);
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t, progress }) => {
      const pan = mix(0, 110, smooth(progress));
      const s = scene.g;
      place(s, sky, 0, 0);
      tile(s, clouds, t * 9, 80, 0.7);
      place(s, island, -480 - pan * 0.3, 0);
      lighthouse(s, 330 - pan * 0.5, QUAY - 24, 210, t);
      place(s, village, -40 - pan, 0);
      const bob = (phase: number) => Math.sin(t * 0.9 + phase) * 4;
      boat(s, 640 - pan * 1.2, QUAY - 6 + bob(0), 120, '#2f5f86');
      boat(s, 1120 - pan * 1.2, QUAY - 4 + bob(2), 150, '#a8402f');
      boat(s, 1640 - pan * 1.2, QUAY - 8 + bob(4), 110, '#3d6b52');
      place(g, scene, 0, 0);
      reflect(g, scene, t, { line: QUAY + 18, ripple: 6, squash: 1.3, tint: [20, 20, 46], darkness: 0.25, speed: 0.8 });
      place(g, vignette, 0, 0);
    };
  },
};
