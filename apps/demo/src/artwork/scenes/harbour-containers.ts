import { clouds, heavenlyLight, mist, ridge, sky, water } from '../kit/air.ts';
import { wetGround } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const harbourContainers: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4, 0.6);
    heavenlyLight(s, -0.26, -0.44, 0.1);
    ridge(s, -0.08, 0.12, 1.6, 3, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far, -0.06);
    water(s, -0.08, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.4), -0.26);
    const steel = mix(s.accent, s.palette.near, s.palette.dark ? 0.35 : 0.08);
    const crane = (x: number, y: number, size: number, paint: string): void =>
      s.at(
        x,
        y,
        size,
        () => {
          for (const leg of [-0.16, 0.16])
            s.line(
              [
                [leg, 0],
                [leg * 0.8, -0.72],
              ],
              paint,
              0.035,
            );
          s.line(
            [
              [-0.15, -0.3],
              [0.15, -0.3],
            ],
            paint,
            0.024,
          );
          s.line(
            [
              [-0.15, -0.3],
              [0.13, -0.7],
            ],
            paint,
            0.014,
          );
          s.rect(-0.75, -0.76, 1.15, 0.05, paint);
          for (let truss = 0; truss < 12; truss++)
            s.line(
              [
                [-0.75 + truss * 0.09, -0.76],
                [-0.7 + truss * 0.09, -0.71],
              ],
              lighten(paint, 0.25),
              0.006,
            );
          s.line(
            [
              [0.02, -0.76],
              [0.02, -1.02],
            ],
            paint,
            0.024,
          );
          for (const end of [-0.7, 0.38])
            s.line(
              [
                [0.02, -1.02],
                [end, -0.74],
              ],
              paint,
              0.01,
            );
          s.rect(-0.42, -0.71, 0.09, 0.07, darken(paint, 0.4));
          s.line(
            [
              [-0.4, -0.64],
              [-0.4, -0.42],
            ],
            s.palette.ink,
            0.006,
          );
          s.line(
            [
              [-0.35, -0.64],
              [-0.35, -0.42],
            ],
            s.palette.ink,
            0.006,
          );
          s.rect(-0.49, -0.42, 0.23, 0.1, mix('#e9b04a', s.palette.near, 0.3));
          s.glow(0.02, -1.02, 0.08, '#ff5a4a', s.palette.dark ? 0.9 : 0.3);
        },
        size,
      );
    crane(-0.88, -0.04, 0.5, mix(steel, s.palette.far, 0.5));
    crane(0.4, -0.04, 0.46, mix(steel, s.palette.far, 0.45));
    mist(s, -0.12, 0.14, 0.4);
    crane(0.02, 0.02, 0.76, steel);
    const quay = darken(mix('#8d8f90', s.palette.near, s.palette.dark ? 0.6 : 0.2), 0.1);
    s.rect(s.left, 0.0, s.width, s.bottom, s.down(0, s.bottom, quay, darken(quay, 0.6)));
    const paints = [s.accent, '#2f6f9a', '#c9803c', '#3f8a6a', '#8a3a3a', '#d9d2c2', '#4a5a7a'];
    const random = s.part(310);
    const box = (x: number, y: number, width: number, height: number, paint: string): void => {
      const tone = mix(paint, s.palette.near, s.palette.dark ? 0.4 : 0.06);
      s.rect(x, y - height, width, height, s.down(y - height, y, lighten(tone, 0.1), darken(tone, 0.25)));
      for (let rib = 1; rib < 15; rib++)
        s.rect(x + (width * rib) / 15, y - height * 0.94, width * 0.02, height * 0.88, alpha('#000000', 0.2));
      s.rect(x, y - height, width, height * 0.05, lighten(tone, 0.25));
      s.rect(x + width * 0.06, y - height * 0.8, width * 0.3, height * 0.2, alpha('#ffffff', 0.35), 0.003);
    };
    for (const [from, levels, base, size] of [
      [-1.3, 3, 0.07, 0.3],
      [-0.98, 2, 0.07, 0.3],
      [-0.52, 4, 0.07, 0.26],
      [0.27, 5, 0.07, 0.28],
      [0.56, 3, 0.09, 0.3],
    ] as const) {
      for (let level = 0; level < levels; level++)
        box(
          from + random() * 0.015,
          base - level * size * 0.38,
          size,
          size * 0.375,
          paints[Math.floor(random() * paints.length)] ?? s.accent,
        );
    }
    if (s.art.weather === 'rain' || s.palette.dark) wetGround(s, 0.075, 0.3, darken(quay, 0.5));
    s.glow(0, 0.06, 0.3, s.palette.light, s.palette.dark ? 0.45 : 0);
    cast(s, 0.0, 0.16, 0.22, 'modern', 0.14);
  },
};
