import { clouds, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const kiteStadium: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.1);
    clouds(s, -0.3, 0.3);
    s.at(
      0.12,
      -0.6,
      0.2,
      () => {
        s.path('M0 -.7L.52 0L0 .8L-.52 0Z', s.across(-0.5, 0.5, lighten(s.accent, 0.35), s.accent, darken(s.accent, 0.25)));
        s.path('M0 -.7L.52 0L0 0Z M0 .8L-.52 0L0 0Z', alpha('#ffffff', 0.45));
        s.line(
          [
            [0, -0.7],
            [0, 0.8],
          ],
          darken(s.accent, 0.4),
          0.03,
        );
        s.line(
          [
            [-0.52, 0],
            [0.52, 0],
          ],
          darken(s.accent, 0.4),
          0.03,
        );
      },
      0.2,
      0.25,
    );
    s.pen('M.08 -.44C.02 -.38 .16 -.32 .06 -.26C0 -.22 .1 -.18 .06 -.14', s.accent, 0.01);
    s.pen('M.1 -.5C-.02 -.3 .02 -.1 0 .12', '#ffffff', 0.006);
    for (const side of [-1, 1])
      for (const x of [0.3, 0.46]) {
        s.line(
          [
            [side * x, -0.02],
            [side * x * 1.04, -0.42],
          ],
          s.palette.ink,
          0.014,
        );
        s.rect(side * x * 1.04 - 0.06, -0.5, 0.12, 0.09, '#10151d', 0.01);
        for (let bulb = 0; bulb < 8; bulb++)
          s.disc(side * x * 1.04 - 0.045 + (bulb % 4) * 0.03, -0.475 + (bulb >> 2) * 0.04, 0.012, '#fffbe6');
        s.beam(side * x * 1.04, -0.45, side * 0.7, 0.6, 0.04, 0.2, '#eafcff', 0.45);
      }
    s.path(
      'M-1.5 -.14C-.9 -.02 -.5 0 0 0C.5 0 .9 -.02 1.5 -.14L1.5 .12L-1.5 .12Z',
      s.down(-0.1, 0.12, mix('#2a3a5a', s.palette.near, 0.3), darken(s.palette.near, 0.2)),
    );
    const random = s.part(472);
    for (let light = 0; light < 260; light++) {
      const x = s.left + s.width * random();
      s.disc(x, -0.08 * x * x + 0.02 + random() * 0.09, 0.006, random() < 0.7 ? s.accent : '#ffffff');
    }
    s.rect(s.left, 0.11, s.width, s.bottom, s.down(0.11, s.bottom, mix('#2f8a52', s.palette.near, 0.25), darken('#1a5a34', 0.3)));
    s.path('M0 .12L.3 .2L0 .34L-.3 .2Z', mix('#c98a54', s.palette.near, 0.25));
    s.path('M-.03 .12L.03 .12L.03 .135L0 .15L-.03 .135Z', '#ffffff');
    cast(s, 0, s.wide ? 0.13 : 0.25, 0.19, 'stage', 0.2);
  },
};
