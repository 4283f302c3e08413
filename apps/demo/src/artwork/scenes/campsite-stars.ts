import { ground, heavenlyLight, ridges, sky, stars } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const campsiteStars: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    stars(s, s.palette.dark ? 420 : 60, -0.1);
    if (s.palette.dark) {
      s.at(
        0.06,
        -0.66,
        1,
        () => {
          for (let cloud = 0; cloud < 3; cloud++)
            s.glow((cloud - 1) * 0.3, 0, 0.4, [s.palette.mist, s.accent, s.palette.light][cloud] ?? s.accent, 0.2, 0.11);
        },
        1,
        -0.65,
      );
    } else heavenlyLight(s, -0.26, -0.5, 0.09);
    ridges(s, -0.08, 0.44);
    const turf = mix('#3f6a4a', s.palette.near, s.palette.dark ? 0.6 : 0.1);
    ground(s, 0, darken(turf, 0.5), mix(turf, s.palette.mist, 0.2));
    for (let index = 0; index < 16 * s.width; index++) {
      const x = s.left + (index / (16 * s.width)) * s.width;
      if (Math.abs(x - 0.05) > 0.2)
        s.path(
          'M0 -1L.2 -.62L.12 -.64L.28 -.3L.16 -.32L.34 0L-.34 0L-.16 -.32L-.28 -.3L-.12 -.64L-.2 -.62Z',
          mix(s.palette.near, s.palette.ink, 0.4),
          x,
          0.04,
          0.26 + (0.22 * ((index * 7) % 5)) / 5,
        );
    }
    s.glow(0.06, -0.06, 0.55, s.palette.light, s.palette.dark ? 0.8 : 0.25);
    const cloth = mix(s.accent, '#ffd9a0', 0.2);
    s.shape(
      [
        [-0.36, 0.1],
        [0.06, -0.36],
        [0.5, 0.1],
      ],
      s.around(0.06, 0.02, 0.5, lighten(cloth, 0.55), cloth, darken(cloth, 0.55)),
    );
    s.shape(
      [
        [-0.12, 0.1],
        [0.06, -0.35],
        [0.24, 0.1],
      ],
      s.around(0.06, 0.04, 0.3, '#fff6d8', lighten(s.palette.light, 0.25), darken(cloth, 0.2)),
    );
    s.path('M0 0C-.06 .3 -.22 .6 -.18 1L-.42 1Z', darken(cloth, 0.3), 0.06, -0.35, 0.45);
    s.path('M0 0C.06 .3 .22 .6 .18 1L.42 1Z', darken(cloth, 0.45), 0.06, -0.35, 0.45);
    for (const [from, to] of [
      [-0.36, -0.5],
      [0.5, 0.6],
    ] as const)
      s.line(
        [
          [from, 0.1],
          [to, 0.14],
        ],
        alpha('#efe2c4', 0.7),
        0.004,
      );
    s.line(
      [
        [0.06, -0.36],
        [0.06, -0.4],
      ],
      '#efe2c4',
      0.006,
    );
    for (const turn of [0.5, -0.5]) s.at(-0.26, 0.2, 1, () => s.rect(-0.06, -0.012, 0.12, 0.024, '#5a3420', 0.01), 1, turn);
    for (const [x, height] of [
      [-0.28, 0.09],
      [-0.25, 0.15],
      [-0.22, 0.08],
    ] as const)
      s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffb347', x, 0.2, height, 0.05);
    s.glow(-0.25, 0.15, 0.28, '#ff9a3d', 0.8);
    cast(s, 0.28, 0.21, 0.19, 'modern', 0.12);
    grass(s, s.bottom, 0.07, darken(turf, 0.7), 90, 201);
  },
};
