import { clouds, ground, heavenlyLight, ridge, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';
import { boat } from './props/boat.ts';

export const tidalFlat: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.16);
    clouds(s, -0.4, 0.6);
    heavenlyLight(s, 0.12, -0.3, 0.1);
    ridge(s, -0.16, 0.09, 1.3, 2, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far, -0.14);
    const mud = mix('#6e5d56', s.palette.near, s.palette.dark ? 0.4 : 0.15);
    ground(s, -0.16, darken(mud, 0.35), mix(mud, s.palette.sky[3], 0.4));
    const shine = (data: string, strength: number): void => {
      s.path(data, s.down(-0.16, s.bottom, lighten(s.palette.sky[3], 0.15), s.palette.sky[2], s.palette.sky[1]));
      s.g.globalAlpha = strength;
      s.g.globalAlpha = 1;
    };
    shine(
      'M.1 -.16C.3 -.13 -.1 -.11 -.04 -.08C.06 -.03 .36 -.03 .26 .04C.1 .12 -.42 .08 -.36 .17C-.3 .25 .2 .25 .3 .36L.3 .6L-.5 .6C-.5 .4 -.9 .3 -.7 .16C-.5 .05 .04 .06 .02 .02C0 -.02 -.24 -.05 -.2 -.09C-.16 -.12 .14 -.13 .1 -.16Z',
      1,
    );
    shine('M-2 -.1C-1.2 -.12 -.8 -.08 -.5 -.06C-.8 -.03 -1.4 -.02 -2 .02Z', 1);
    s.path('M.5 -.1C.7 -.08 .9 -.1 1.2 -.09L1.2 -.04C.9 -.05 .7 -.04 .5 -.1Z', lighten(s.palette.sky[3], 0.1));
    const random = s.part(178);
    for (let hole = 0; hole < 120; hole++) {
      const depth = random() ** 1.5;
      s.disc(
        s.left + s.width * random(),
        -0.12 + depth * (s.bottom + 0.12),
        0.002 + 0.005 * depth,
        alpha(darken(mud, 0.6), 0.6),
        0.0015 + 0.002 * depth,
      );
    }
    for (let pole = 0; pole < 8; pole++)
      s.line(
        [
          [-0.5 + pole * 0.14, -0.07 - pole * 0.008],
          [-0.495 + pole * 0.14, -0.15 - pole * 0.003],
        ],
        alpha(s.palette.ink, 0.7),
        0.005,
      );
    s.disc(0.1, 0.1, 0.36, alpha(s.palette.ink, 0.35), 0.03);
    boat(s, 0.1, 0.08, 0.72, s.accent, -0.13);
    s.pen('M-.3 .06C-.4 .14 -.2 .2 -.44 .24', darken(mud, 0.6), 0.006);
    cast(s, -0.3, 0.2, 0.2, 'work', 0.12);
  },
};
