import { heavenlyLight, mist, sky, water } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const viaductDawn: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, 0.26, -0.34, 0.1);
    skyline(s, -0.04, 0.42, mix(s.palette.mid, s.palette.far, 0.3), 476, { width: 0.11, lit: 0.06 });
    mist(s, -0.1, 0.25, 0.7);
    water(s, 0.02, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.3), 0.26);
    for (let pier = -6; pier < 4; pier++) {
      s.path('M-.05 0L.05 0L.035 .2L-.035 .2Z', mix('#4a4a56', s.palette.near, 0.5), pier * 0.34 + 0.1, -0.2);
      s.pen('M-.17 0Q0 -.13 .17 0', mix('#4a4a56', s.palette.near, 0.5), 0.02, pier * 0.34 + 0.27, -0.08, 1);
    }
    s.rect(s.left, -0.24, s.width, 0.06, mix('#5a5a66', s.palette.near, 0.45));
    for (let car = -3; car < 2; car++) {
      const x = car * 0.5 - 0.06;
      s.rect(x, -0.44, 0.485, 0.19, s.down(-0.44, -0.25, '#f2f2ee', '#b9bcc4', '#7a7f8c'), 0.016);
      s.rect(x, -0.3, 0.485, 0.022, s.accent);
      for (let window = 0; window < 4; window++) {
        s.rect(x + 0.03 + window * 0.112, -0.415, 0.088, 0.09, lighten(s.palette.light, 0.45), 0.01);
        s.disc(x + 0.055 + window * 0.112, -0.345, 0.02, '#2a2430', 0.022);
        s.disc(x + 0.095 + window * 0.112, -0.34, 0.018, '#3a2c34', 0.02);
      }
      s.glow(x + 0.24, -0.37, 0.3, s.palette.light, 0.35, 0.1);
    }
    for (let mast = -5; mast < 4; mast++)
      s.line(
        [
          [mast * 0.4, -0.24],
          [mast * 0.4, -0.62],
          [mast * 0.4 + 0.1, -0.62],
        ],
        s.palette.ink,
        0.008,
      );
    s.line(
      [
        [s.left, -0.58],
        [s.right, -0.58],
      ],
      s.palette.ink,
      0.004,
    );
    s.path(
      'M-1.5 .5L-1.5 .06C-.8 .02 -.3 .1 .1 .1C.5 .1 .8 .04 1.4 .06L1.4 .5Z',
      s.down(0.05, 0.4, s.palette.near, darken(s.palette.near, 0.4)),
    );
    cast(s, 0, 0.12, 0.17, 'modern', 0.22);
  },
};
