import { clouds, heavenlyLight, mist, ridge, sky, water } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { person } from '../kit/people.ts';
import type { Family } from './family.ts';

export const islandFerry: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.14);
    clouds(s, -0.4);
    heavenlyLight(s, -0.2, -0.36, 0.1);
    ridge(s, -0.13, 0.2, 1.5, 5, mix(s.palette.far, s.palette.sky[3], 0.2), mix(s.palette.mid, s.palette.mist, 0.3), -0.12);
    water(s, -0.14, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.4), -0.2);
    const hull = mix('#f6f1e4', s.palette.mid, s.palette.dark ? 0.45 : 0.02);
    s.path(
      'M-.5 0C-.6 .04 -1.4 .16 -2 .3L-2 .42C-1.2 .26 -.4 .2 .3 .22C.7 .22 1 .3 1.2 .36C.9 .16 .6 .06 .5 0Z',
      alpha('#ffffff', 0.55),
      0,
      0.03,
    );
    s.shape(
      [
        [-0.44, -0.13],
        [0.5, -0.16],
        [0.4, 0.07],
        [-0.38, 0.07],
      ],
      s.down(-0.16, 0.07, hull, mix(hull, s.palette.near, 0.25)),
    );
    s.shape(
      [
        [-0.4, 0.0],
        [0.43, 0.0],
        [0.4, 0.07],
        [-0.38, 0.07],
      ],
      mix(s.accent, s.palette.near, 0.12),
    );
    s.shape(
      [
        [-0.36, -0.13],
        [-0.34, -0.26],
        [0.3, -0.27],
        [0.34, -0.15],
      ],
      darken(hull, 0.07),
    );
    s.shape(
      [
        [-0.27, -0.26],
        [-0.26, -0.37],
        [0.2, -0.38],
        [0.24, -0.27],
      ],
      hull,
    );
    s.shape(
      [
        [0.02, -0.37],
        [0.04, -0.47],
        [0.17, -0.47],
        [0.2, -0.38],
      ],
      darken(hull, 0.05),
    );
    s.shape(
      [
        [-0.2, -0.37],
        [-0.18, -0.52],
        [-0.06, -0.52],
        [-0.04, -0.37],
      ],
      s.across(-0.2, -0.04, lighten(s.accent, 0.1), darken(s.accent, 0.35)),
    );
    s.rect(-0.185, -0.47, 0.13, 0.03, hull);
    for (let window = 0; window < 10; window++)
      s.rect(-0.32 + window * 0.062, -0.225, 0.04, 0.045, s.palette.dark ? s.palette.light : '#3f6a86', 0.008);
    for (let window = 0; window < 7; window++)
      s.rect(-0.24 + window * 0.062, -0.34, 0.04, 0.04, s.palette.dark ? lighten(s.palette.light, 0.3) : '#3f6a86', 0.008);
    s.rect(0.055, -0.45, 0.11, 0.04, '#26405a', 0.006);
    for (const port of [-0.32, -0.2, -0.08, 0.04, 0.16, 0.28])
      s.disc(port, -0.06, 0.014, s.palette.dark ? s.palette.light : '#3f6a86');
    for (let post = 0; post < 22; post++)
      s.line(
        [
          [-0.36 + post * 0.038, -0.13],
          [-0.36 + post * 0.038, -0.165],
        ],
        alpha(s.palette.near, 0.8),
        0.004,
      );
    s.line(
      [
        [-0.37, -0.165],
        [0.46, -0.185],
      ],
      alpha(s.palette.near, 0.8),
      0.005,
    );
    s.line(
      [
        [0.1, -0.47],
        [0.1, -0.66],
      ],
      s.palette.near,
      0.008,
    );
    for (let flag = 0; flag < 9; flag++)
      s.path(
        'M-.5 0L.5 0L0 1Z',
        [s.accent, '#f2c94c', '#f6f1e4'][flag % 3] ?? s.accent,
        0.13 + flag * 0.042,
        -0.64 + flag * 0.058,
        0.026,
      );
    for (let puff = 0; puff < 5; puff++) mist(s, -0.56 - puff * 0.06, 0.1 + puff * 0.03, 0.28, s.palette.mist);
    const random = s.part(158);
    for (let gull = 0; gull < 7; gull++)
      s.pen(
        'M-1 -.3Q-.5 -.8 0 0Q.5 -.8 1 -.3',
        '#ffffff',
        0.007,
        -0.3 + random() * 0.75,
        -0.7 + random() * 0.3,
        0.022 + 0.016 * random(),
      );
    s.path('M-.4 .05C-.2 .13 .2 .14 .55 .03C.5 .12 .2 .2 -.1 .18C-.3 .16 -.42 .12 -.4 .05Z', alpha('#ffffff', 0.6), 0, 0.02);
    for (let index = 0; index < ({ none: 0, group: 5, 'two-apart': 2, 'two-together': 2 }[s.art.figures as string] ?? 1); index++)
      person(s, -0.3 + index * (s.art.figures === 'two-apart' ? 0.5 : 0.09), -0.13, 0.12, 'modern', index);
  },
};
