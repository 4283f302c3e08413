import { TAU, mix, ramp } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cloudsOf, skyOf } from '../drawing/sky.ts';
import { line, place, shape, tile } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { taewak } from './haenyeo.ts';
import { crestAt, gulls, islandOf, swell } from './sea.ts';
import type { Swell } from './sea.ts';

const SEA: readonly [Swell, Swell, Swell, Swell] = [
  {
    y: 560,
    height: 6,
    length: 420,
    speed: 24,
    top: [120, 176, 188],
    bottom: [62, 122, 148],
    crest: [226, 246, 244],
    crestStrength: 0.4,
  },
  {
    y: 640,
    height: 20,
    length: 760,
    speed: 40,
    top: [70, 138, 160],
    bottom: [30, 92, 124],
    crest: [206, 238, 238],
    crestStrength: 0.45,
    seed: 1.1,
  },
  {
    y: 760,
    height: 34,
    length: 1100,
    speed: 56,
    top: [34, 104, 134],
    bottom: [12, 60, 92],
    crest: [190, 232, 234],
    crestStrength: 0.5,
    seed: 2.6,
  },
  {
    y: 930,
    height: 40,
    length: 1500,
    speed: 70,
    top: [14, 70, 102],
    bottom: [4, 28, 54],
    crest: [150, 214, 222],
    crestStrength: 0.4,
    seed: 4.2,
  },
];

/** Her head beside the float, then the fins as she goes under, then only rings. */
const diver = (g: Context, t: number, x: number, y: number): void => {
  const down = ramp(t, 4, 4.8);
  const fins = ramp(t, 4.4, 5) * (1 - ramp(t, 5.6, 6.5));
  shape(g, '#0a1018', () => g.ellipse(x, y - 26 + down * 90, 34, 38, 0, 0, TAU));
  shape(g, '#8fc2c6', () => g.ellipse(x + 16, y - 34 + down * 90, 13, 16, 0.2, 0, TAU));
  g.save();
  g.translate(x + 46, y + mix(240, 0, fins));
  g.rotate(-0.16 + 0.1 * Math.sin(t * 4));
  shape(g, '#0a1018', () => {
    for (const side of [-1, 1]) {
      g.moveTo(side * 13 - 9, 60);
      g.quadraticCurveTo(side * 15 - 11, -40, side * 26 - 13, -74);
      g.lineTo(side * 42 - 30, -164);
      g.quadraticCurveTo(side * 42, -186, side * 42 + 26, -160);
      g.lineTo(side * 26 + 13, -74);
      g.quadraticCurveTo(side * 15 + 11, -40, side * 13 + 9, 60);
    }
  });
  g.restore();
};

const rippleRings = (g: Context, x: number, y: number, age: number): void => {
  for (const lag of [0, 0.7, 1.4]) {
    const open = age - lag;
    if (open <= 0 || open > 3) continue;
    line(g, `rgba(222,246,246,${(0.6 * (1 - open / 3)).toFixed(3)})`, 3, () =>
      g.ellipse(x + 30, y + 14, 40 + open * 90, 8 + open * 17, 0, 0, TAU),
    );
  }
};

/** On the water: the float, one breath, and down. */
export const surface: Shot = {
  name: 'surface',
  seconds: 9,
  prepare(stage) {
    const sky = skyOf(stage, [
      [0, '#6aa3bd'],
      [0.35, '#a9cdd2'],
      [0.52, '#e6e2cd'],
      [1, '#e6e2cd'],
    ]);
    const clouds = cloudsOf(stage, 2300, 460, {
      seed: 63,
      columns: 5,
      rows: 4,
      low: 0.44,
      high: 0.8,
      color: [255, 250, 240],
      alpha: 0.8,
    });
    const island = islandOf(stage, '#6b8a9a', '#a3b9bb');
    const vignette = vignetteOf(stage, 0.45);
    return (g, { t, progress }) => {
      place(g, sky, 0, 0);
      tile(g, clouds, t * 10, 40, 0.8);
      glow(g, 1500, 200, 620, [255, 240, 200], 0.4);
      place(g, island, -260 - progress * 40, -80);
      gulls(g, t, 4, 38, '#51697a');
      swell(g, t, SEA[0]);
      swell(g, t, SEA[1]);
      const x = mix(1080, 1000, progress);
      const y = crestAt(x, t, SEA[2]);
      diver(g, t, x - 170, crestAt(x - 170, t, SEA[2]) + 10);
      taewak(g, x, y - 26, 84);
      swell(g, t, SEA[2]);
      rippleRings(g, x - 150, y + 20, t - 5);
      swell(g, t, SEA[3]);
      place(g, vignette, 0, 0);
    };
  },
};
