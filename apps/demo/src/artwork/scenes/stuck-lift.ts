import { sky } from '../kit/air.ts';
import { skyline, streetLamp } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const stuckLift: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.1);
    skyline(s, 0.2, 0.5, mix(s.palette.near, s.palette.mid, 0.3), 406, { width: 0.15, lit: 0.12 });
    const face = '#0d1220';
    s.rect(-0.34, -0.76, 0.68, 1.1, s.across(-0.34, 0.34, lighten(face, 0.1), face, darken(face, 0.4)));
    for (let floor = 0; floor < 11; floor++)
      for (let column = 0; column < 6; column++) {
        if (column === 4) continue;
        const lit = floor === 4;
        s.rect(
          -0.315 + column * 0.108,
          -0.72 + floor * 0.088,
          0.09,
          0.056,
          lit ? lighten(s.accent, 0.35) : alpha('#3a4a6a', 0.35),
          0.004,
        );
        if (lit) {
          s.rect(-0.3 + column * 0.108, -0.335, 0.035, 0.025, darken(s.accent, 0.7));
          s.disc(-0.255 + column * 0.108, -0.34, 0.013, '#20180c', 0.017);
        }
      }
    s.glow(-0.05, -0.34, 0.5, s.accent, 0.5, 0.16);
    s.rect(0.11, -0.76, 0.1, 1.1, '#05070d');
    s.line(
      [
        [0.16, -0.76],
        [0.16, -0.3],
      ],
      '#6a7488',
      0.006,
    );
    s.rect(0.118, -0.31, 0.084, 0.13, s.down(-0.31, -0.18, lighten(s.accent, 0.5), s.accent), 0.006);
    s.line(
      [
        [0.16, -0.31],
        [0.16, -0.18],
      ],
      '#5a4a12',
      0.006,
    );
    s.line(
      [
        [0.18, -0.2],
        [0.235, -0.25],
        [0.25, -0.33],
      ],
      '#f1c9a6',
      0.022,
    );
    for (const finger of [-0.016, 0, 0.016])
      s.line(
        [
          [0.25, -0.33],
          [0.25 + finger, -0.362],
        ],
        '#f1c9a6',
        0.01,
      );
    s.glow(0.16, -0.24, 0.16, s.accent, 0.7);
    s.rect(s.left, 0.2, s.width, s.bottom, s.down(0.2, s.bottom, darken(s.palette.near, 0.1), darken(s.palette.near, 0.6)));
    streetLamp(s, -0.42, 0.22, 0.34);
    cast(s, -0.05, s.wide ? 0.13 : 0.26, 0.17, 'modern', 0.2);
  },
};
