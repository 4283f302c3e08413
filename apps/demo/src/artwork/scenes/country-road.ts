import { clouds, ground, heavenlyLight, ridge, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const countryRoad: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.12);
    clouds(s, -0.4);
    heavenlyLight(s, 0.02, -0.27, 0.13);
    ridge(s, -0.13, 0.2, 1.9, 4, mix(s.palette.far, s.palette.sky[3], 0.35), s.palette.mist);
    const wheat = mix(
      s.art.weather === 'snow' ? '#eef3fd' : s.art.hour === 'day' ? '#9fb84f' : '#d9a94a',
      s.palette.mid,
      s.palette.dark ? 0.5 : 0.05,
    );
    ground(s, -0.13, darken(wheat, 0.45), mix(wheat, s.palette.mist, 0.45));
    const bend = s.part(151)() < 0.5 ? -1 : 1;
    const edge = (t: number): number => bend * Math.sin(t * 3) * 0.17 * (1 - t * 0.3);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let step = 0; step <= 40; step++) {
      const t = step / 40;
      const y = -0.13 + (s.bottom + 0.13) * t ** 1.7;
      const half = 0.008 + 0.3 * t ** 1.7;
      left.push([edge(t) - half, y]);
      right.unshift([edge(t) + half, y]);
    }
    s.shape(
      [...left, ...right],
      s.down(-0.13, s.bottom, mix(s.palette.pale, s.palette.mid, 0.35), mix(s.palette.mid, s.palette.near, 0.5)),
    );
    for (let dash = 0; dash < 15; dash += 2) {
      const a = dash / 15;
      const b = (dash + 0.9) / 15;
      const y = (t: number): number => -0.13 + (s.bottom + 0.13) * t ** 1.7;
      s.shape(
        [
          [edge(a) - 0.01 * a, y(a)],
          [edge(a) + 0.01 * a, y(a)],
          [edge(b) + 0.012 * b, y(b)],
          [edge(b) - 0.012 * b, y(b)],
        ],
        alpha('#fff3c4', 0.85),
      );
    }
    const colours =
      s.art.weather === 'snow'
        ? ['#f4f7ff', '#d5e0f2']
        : s.art.weather === 'petals'
          ? ['#ffc3d0', '#ffe0e6', '#f79fb4']
          : [mix(s.accent, s.palette.near, 0.15), lighten(s.accent, 0.25), darken(s.accent, 0.3)];
    for (let pair = 0; pair < 7; pair++) {
      const t = 0.14 + (pair / 7) ** 1.1 * 0.82;
      const y = -0.13 + (s.bottom + 0.13) * t ** 1.7;
      const size = 0.1 + t ** 1.8 * 0.95;
      for (const side of [-1, 1]) poplar(s, edge(t) + side * (0.04 + 0.42 * t ** 1.6), y, size, colours, 152 + pair * 2 + side);
    }
    cast(s, edge(0.66), 0.085, 0.2, 'modern', 0.1);
  },
};

/** A tall narrow roadside tree. */
const poplar = (s: Scene, x: number, y: number, height: number, colours: readonly string[], part: number): void => {
  const random = s.part(part);
  s.line(
    [
      [x, y],
      [x, y - height * 0.5],
    ],
    darken(s.palette.ink, 0.1),
    height * 0.03,
  );
  const leaves = Math.round(70 + height * 320);
  for (let leaf = 0; leaf < leaves; leaf++) {
    const up = random();
    const half = height * 0.15 * Math.sin(Math.PI * (0.1 + up * 0.88)) ** 0.8;
    const side = (random() - 0.5) * 2;
    const shade =
      colours[Math.min(colours.length - 1, Math.floor(((side + 1) / 2) * colours.length * (0.6 + 0.5 * random())))] ?? '#888888';
    s.disc(
      x + side * half,
      y - height * (0.16 + up * 0.84),
      0.006 + height * 0.012,
      alpha(shade, 0.9),
      0.004 + height * 0.008,
      random() * 3,
    );
  }
};
