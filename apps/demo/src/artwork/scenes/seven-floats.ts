import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass, rocks } from '../kit/nature.ts';
import type { Family } from './family.ts';

export const sevenFloats: Family = {
  title: 'bottom',
  indoors: 'water',
  draw: (s) => {
    s.fillAll(
      s.around(
        0,
        s.top,
        s.height * 1.1,
        '#f4fffb',
        mix('#8fe0dc', s.palette.sky[2], 0.3),
        mix('#2f8aa8', s.palette.mid, 0.3),
        mix('#0c3a5a', s.palette.near, 0.4),
      ),
    );
    for (let ring = 0; ring < 9; ring++)
      s.ring(0, s.top, 0.2 + ring * 0.11, alpha('#ffffff', 0.28 - ring * 0.025), 0.012, 0, 6.3, 0.08 + ring * 0.05);
    for (const x of [-0.8, -0.4, -0.1, 0.2, 0.45]) s.beam(x, s.top, -x * 0.35, 1.2, 0.02, 0.13, '#f4fffb', 0.4);
    for (let buoy = 0; buoy < 7; buoy++) {
      const last = buoy === 6;
      const x = last ? 0.38 : Math.cos(buoy * 1.05) * 0.26 - 0.04;
      const y = last ? -0.42 : -0.58 + Math.sin(buoy * 1.05) * 0.15;
      s.pen('M0 0C.02 .14 -.04 .26 .01 .4', alpha('#e9f4ea', 0.6), 0.005, x, y + 0.05, last ? 1.2 : 0.9);
      s.disc(x, y + 0.02, 0.072, darken(s.accent, 0.35), 0.06);
      s.disc(x, y, 0.07, s.around(x - 0.02, y - 0.03, 0.12, lighten(s.accent, 0.55), s.accent, darken(s.accent, 0.25)));
      for (const tie of [-0.026, 0.026])
        s.line(
          [
            [x + tie, y - 0.06],
            [x + tie, y + 0.06],
          ],
          alpha('#3a2416', 0.6),
          0.005,
        );
      if (last)
        for (let spray = 0; spray < 14; spray++)
          s.disc(
            x + Math.cos(spray) * (0.08 + (spray % 4) * 0.02),
            y - 0.03 + Math.sin(spray * 2.1) * 0.05,
            0.007,
            alpha('#ffffff', 0.8),
          );
    }
    for (const [x, y, size, turn] of [
      [-0.1, -0.14, 0.34, 0.5],
      [-0.74, -0.3, 0.22, -0.4],
    ] as const)
      s.at(
        x,
        y,
        size,
        () => {
          s.path('M-.06 -.3C-.16 -.26 -.14 0 -.08 .1L.08 .1C.14 0 .16 -.26 .06 -.3Z', '#12202a');
          s.disc(0, -0.37, 0.085, '#12202a');
          s.disc(0, -0.37, 0.055, '#7fc0d0', 0.035);
          for (const side of [-1, 1]) {
            s.line(
              [
                [side * 0.09, -0.24],
                [side * 0.2, -0.42],
                [side * 0.16, -0.56],
              ],
              '#12202a',
              0.05,
            );
            s.line(
              [
                [side * 0.05, 0.08],
                [side * 0.08, 0.34],
              ],
              '#12202a',
              0.06,
            );
            s.path('M-.05 0L.05 0L.09 .2L-.09 .2Z', s.accent, side * 0.09, 0.34);
          }
        },
        size,
        turn,
      );
    rocks(s, -0.4, s.bottom, 0.2, mix('#24404a', s.palette.near, 0.5), 532, 9);
    grass(s, s.bottom, 0.24, mix('#2f6a4a', s.palette.near, 0.4), 60, 533);
  },
};
