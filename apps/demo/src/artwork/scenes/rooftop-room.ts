import { clouds, heavenlyLight, mist, ridge, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const rooftopRoom: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    clouds(s, -0.35);
    heavenlyLight(s, -0.3, -0.62, 0.08);
    const { mid, far, near, pale, light } = s.palette;
    ridge(s, -0.14, 0.24, 1.7, 2, mix(far, s.palette.sky[3], 0.3), mix(far, s.palette.mist, 0.5));
    skyline(s, 0.02, 0.26, mix(mid, far, 0.5), 118, { width: 0.07 });
    mist(s, 0, 0.14, 0.5);
    const deck = mix('#3f8a68', near, s.palette.dark ? 0.55 : 0.1);
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, s.bottom, lighten(deck, 0.12), darken(deck, 0.35)));
    s.rect(s.left, -0.05, s.width, 0.075, s.down(-0.05, 0.02, mix(pale, mid, 0.3), mix(pale, mid, 0.6)));
    const wall = mix('#e9dcc4', mid, s.palette.dark ? 0.5 : 0.05);
    s.shape(
      [
        [-0.14, 0.1],
        [-0.14, -0.36],
        [0.36, -0.36],
        [0.36, 0.1],
      ],
      s.across(-0.14, 0.36, wall, darken(wall, 0.18)),
    );
    s.shape(
      [
        [0.36, 0.1],
        [0.36, -0.36],
        [0.62, -0.3],
        [0.62, 0.06],
      ],
      darken(wall, 0.4),
    );
    s.shape(
      [
        [-0.19, -0.35],
        [-0.16, -0.4],
        [0.38, -0.4],
        [0.68, -0.33],
        [0.66, -0.29],
        [0.38, -0.35],
      ],
      mix(s.accent, near, 0.25),
    );
    s.rect(0.13, -0.25, 0.17, 0.18, s.around(0.21, -0.15, 0.2, lighten(light, 0.5), light));
    s.line(
      [
        [0.215, -0.25],
        [0.215, -0.07],
      ],
      darken(wall, 0.6),
      0.011,
    );
    s.line(
      [
        [0.13, -0.16],
        [0.3, -0.16],
      ],
      darken(wall, 0.6),
      0.008,
    );
    s.rect(-0.08, -0.25, 0.14, 0.35, mix('#2f6f86', near, 0.3));
    s.rect(-0.065, -0.23, 0.11, 0.14, alpha(light, 0.8));
    if (s.palette.dark) s.glow(0.2, -0.14, 0.4, light, 0.45);
    s.rect(0.06, -0.62, 0.26, 0.22, s.across(0.06, 0.32, '#2f7fc4', '#7dbde8', '#1f5a94'), 0.03);
    for (const x of [0.09, 0.19, 0.29])
      s.line(
        [
          [x, -0.41],
          [x, -0.37],
        ],
        near,
        0.014,
      );
    for (const rib of [-0.56, -0.5, -0.45])
      s.line(
        [
          [0.062, rib],
          [0.318, rib],
        ],
        alpha('#0f3f6a', 0.5),
        0.006,
      );
    s.line(
      [
        [-0.46, 0.1],
        [-0.46, -0.34],
      ],
      near,
      0.013,
    );
    s.pen('M-.46 -.32Q-.3 -.24 -.14 -.3', near, 0.005);
    for (const [index, colour] of [lighten(pale, 0.2), s.accent, '#6f9fc4', '#f2c35a'].entries()) {
      const x = -0.42 + index * 0.075;
      s.path(
        'M-.5 0L.5 0L.52 .9Q.2 1.04 0 .94Q-.2 .86 -.5 1Z',
        s.across(-0.5, 0.5, colour, darken(colour, 0.25)),
        x,
        -0.29 + Math.sin(index * 1.1) * 0.014 + 0.014,
        0.13,
        0.062,
      );
    }
    for (const [index, x] of [-0.27, -0.2, 0.44, 0.5].entries()) {
      s.path('M-.5 -.6L.5 -.6L.4 .2L-.4 .2Z', '#b5613c', x, 0.13, 0.05);
      for (let leaf = 0; leaf < 7; leaf++)
        s.at(
          x,
          0.1,
          0.02,
          () => s.disc(0, -1.6, 0.4, leaf % 3 ? '#4b9a55' : lighten('#4b9a55', 0.25), 1.5),
          undefined,
          (leaf - 3) * 0.36 + index * 0.1,
        );
    }
    s.rect(-0.46, 0.13, 0.28, 0.025, mix('#c9a05a', near, 0.25), 0.008);
    cast(s, -0.2, 0.2, 0.24, 'modern', 0.18);
  },
};
