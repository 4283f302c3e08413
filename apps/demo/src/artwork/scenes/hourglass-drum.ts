import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { crane } from './props/crane.ts';
import { DANCHEONG } from './props/dancheong.ts';
import type { Family } from './family.ts';

export const hourglassDrum: Family = {
  title: 'bottom',
  draw: (s) => {
    s.fillAll(
      s.down(
        s.top,
        s.bottom,
        mix('#f6e7c8', s.palette.sky[1], 0.35),
        mix('#fbf1da', s.palette.sky[3], 0.3),
        mix('#e6cfa0', s.palette.mid, 0.25),
      ),
    );
    s.disc(-0.22, -0.62, 0.16, alpha(s.accent, 0.35));
    for (let wave = 0; wave < 6; wave++)
      for (const side of [-1, 1])
        s.ring(
          side * 0.36,
          -0.34,
          0.3 + wave * 0.09,
          alpha(s.accent, 0.55 - wave * 0.08),
          0.012,
          side < 0 ? 2.3 : -0.85,
          side < 0 ? 4 : 0.85,
        );
    s.path(
      'M-.34 -.62C-.2 -.56 -.1 -.44 -.06 -.38L.06 -.38C.1 -.44 .2 -.56 .34 -.62L.34 -.06C.2 -.12 .1 -.24 .06 -.3L-.06 -.3C-.1 -.24 -.2 -.12 -.34 -.06Z',
      s.down(-0.62, -0.06, '#c8402f', '#8f2418', '#c8402f'),
    );
    for (const side of [-1, 1]) {
      s.disc(side * 0.345, -0.34, 0.11, s.across(side * 0.24, side * 0.44, '#f8efd8', '#d9c49a'), 0.315);
      s.ring(side * 0.345, -0.34, 0.11, '#7a4a2a', 0.014, 0, 6.3, 0.315);
      s.disc(side * 0.345, -0.34, 0.035, s.accent, 0.1);
    }
    for (let cord = 0; cord < 7; cord++) {
      const y = -0.6 + cord * 0.087;
      s.line(
        [
          [-0.3, y],
          [0, -0.34 + (y + 0.34) * 0.22],
          [0.3, y],
        ],
        alpha('#f6d77a', 0.95),
        0.008,
      );
    }
    s.rect(-0.07, -0.4, 0.14, 0.12, DANCHEONG[2], 0.02);
    crane(s, 0.05, -0.63, 0.24, false);
    s.pen('M-.05 0C-.05 -.09 .05 -.09 .05 0', '#22242e', 0.016, -0.015, -0.885, 1);
    for (const side of [-0.05, 0.05]) s.disc(-0.015 + side, -0.875, 0.02, s.accent, 0.03);
    crane(s, -0.38, -0.7, 0.14, true);
    s.rect(
      s.left,
      0.04,
      s.width,
      s.bottom,
      s.down(0.04, s.bottom, mix('#8a5a34', s.palette.near, 0.2), darken(s.palette.near, 0.3)),
    );
    cast(s, 0, 0.12, 0.24, 'joseon', 0.3);
  },
};
