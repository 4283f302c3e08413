import { mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cloudsOf, skyOf } from '../drawing/sky.ts';
import { place, shape, tile } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { glitter } from '../drawing/water.ts';
import { taewak } from './haenyeo.ts';
import { DAWN, crestAt, gulls, islandOf, lighthouse, swell } from './sea.ts';
import type { Swell } from './sea.ts';

const HORIZON = 640;

export const DAWN_SEA: readonly [Swell, Swell, Swell] = [
  {
    y: 650,
    height: 4,
    length: 340,
    speed: 20,
    top: [222, 164, 118],
    bottom: [86, 98, 118],
    crest: [255, 226, 178],
    crestStrength: 0.35,
  },
  {
    y: 750,
    height: 13,
    length: 620,
    speed: 32,
    top: [92, 106, 124],
    bottom: [40, 66, 92],
    crest: [246, 206, 160],
    crestStrength: 0.4,
    seed: 1.4,
  },
  {
    y: 890,
    height: 24,
    length: 980,
    speed: 46,
    top: [44, 72, 98],
    bottom: [12, 30, 52],
    crest: [214, 186, 158],
    crestStrength: 0.35,
    seed: 3.1,
  },
];

export const sun = (g: Context, x: number, y: number): void => {
  glow(g, x, y, 760, [255, 150, 80], 0.42);
  glow(g, x, y, 260, [255, 190, 120], 0.45);
  shape(g, '#fff8e4', () => g.arc(x, y, 62, 0, Math.PI * 2));
};

/** Daybreak over the island; floats already lie on the water. */
export const daybreak: Shot = {
  name: 'daybreak',
  seconds: 10,
  prepare(stage) {
    const sky = skyOf(stage, DAWN);
    const clouds = cloudsOf(stage, 2300, 420, {
      seed: 51,
      columns: 6,
      rows: 4,
      low: 0.44,
      high: 0.82,
      color: [255, 214, 178],
      alpha: 0.6,
    });
    const island = islandOf(stage, '#55607c', '#8d8088');
    const vignette = vignetteOf(stage, 0.5);
    return (g, { t, progress }) => {
      const rise = mix(620, 556, smooth(progress));
      place(g, sky, 0, 0);
      tile(g, clouds, t * 9, 110, 0.7);
      sun(g, 560, rise);
      place(g, island, -120 - progress * 30, 0);
      lighthouse(g, 1720 - progress * 30, 622, 96, t, 0.9);
      swell(g, t, DAWN_SEA[0]);
      glitter(g, t, { seed: 3, count: 40, line: HORIZON, x: 560, far: 70, near: 620, color: [255, 224, 170], strength: 0.5 });
      swell(g, t, DAWN_SEA[1]);
      for (const [x, size] of [
        [1130, 22],
        [1320, 17],
        [930, 15],
      ] as const)
        taewak(g, x, crestAt(x, t, DAWN_SEA[1]) - size * 0.3, size);
      swell(g, t, DAWN_SEA[2]);
      gulls(g, t, 6, 8, '#3b4560');
      place(g, vignette, 0, 0);
    };
  },
};
