import { clouds, heavenlyLight, ridge, sky, water } from '../kit/air.ts';
import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const pierFarewell: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, -0.3);
    clouds(s, -0.45, 0.6);
    heavenlyLight(s, 0.24, -0.38, 0.11);
    ridge(s, -0.28, 0.12, 1.6, 5, s.palette.far);
    water(s, -0.28, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.25), 0.24);
    s.path('M-.5 0L.5 0L.42 .16L-.4 .16Z', '#f7f4ea', -0.2, -0.31, 0.11);
    s.rect(-0.235, -0.335, 0.07, 0.026, '#ffffff', 0.004);
    s.rect(-0.22, -0.36, 0.018, 0.03, s.accent);
    for (let wake = 0; wake < 9; wake++)
      s.pen(
        `M${-0.2 - wake * 0.006} ${-0.285 + wake * 0.03}Q${-0.14 + wake * 0.01} ${-0.28 + wake * 0.03} ${-0.1 + wake * 0.03} ${-0.275 + wake * 0.03}`,
        alpha('#ffffff', 0.55 - wake * 0.05),
        0.005 + wake * 0.0012,
      );
    s.shape(
      [
        [-0.2, -0.04],
        [0.2, -0.04],
        [0.62, s.bottom + 0.1],
        [-0.62, s.bottom + 0.1],
      ],
      s.down(-0.04, 0.4, mix('#b9ada0', s.palette.mid, 0.3), darken(s.palette.near, 0.2)),
    );
    for (let plank = 0; plank < 9; plank++)
      s.line(
        [
          [-0.2 - plank * 0.05, -0.03 + plank * plank * 0.008],
          [0.2 + plank * 0.05, -0.03 + plank * plank * 0.008],
        ],
        alpha('#000000', 0.3),
        0.004 + plank * 0.001,
      );
    for (const side of [-1, 1])
      for (let post = 0; post < 3; post++)
        s.rect(
          side * (0.23 + post * 0.1) - 0.014,
          -0.14 + post * 0.05,
          0.028 + post * 0.008,
          0.14 + post * 0.03,
          '#3a2c26',
          0.008,
        );
    s.path('M-.1 -.12C-.06 -.2 .06 -.2 .1 -.12L.1 0L-.1 0Z', s.accent, 0.34, 0.09, 0.9);
    cast(s, 0, 0.09, 0.24, 'modern', 0.2);
  },
};
