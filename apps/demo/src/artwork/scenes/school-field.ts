import { clouds, heavenlyLight, ridge, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const schoolField: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4, 0.7);
    heavenlyLight(s, 0.3, -0.72, 0.075);
    ridge(s, -0.14, 0.24, 1.7, 2, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far);
    const brick = mix('#c2694e', s.palette.near, s.palette.dark ? 0.5 : 0.06);
    s.rect(-0.6, -0.36, 1.06, 0.4, s.across(-0.6, 0.46, lighten(brick, 0.12), darken(brick, 0.15)));
    s.rect(-0.12, -0.47, 0.24, 0.5, lighten(brick, 0.1));
    s.rect(-0.62, -0.375, 1.1, 0.025, '#f4ead6');
    s.shape(
      [
        [-0.15, -0.47],
        [0, -0.55],
        [0.15, -0.47],
      ],
      darken(brick, 0.35),
    );
    s.disc(0, -0.42, 0.04, '#fffaf0');
    s.ring(0, -0.42, 0.04, darken(brick, 0.5), 0.007);
    s.pen('M0 -.45L0 -.42L.02 -.41', '#2a2024', 0.006);
    const random = s.part(258);
    for (let row = 0; row < 3; row++)
      for (let pane = 0; pane < 15; pane++) {
        const x = -0.575 + pane * 0.07;
        if (Math.abs(x + 0.02) < 0.11 && row < 3) continue;
        const on = s.palette.dark && random() < 0.45;
        s.rect(x, -0.33 + row * 0.11, 0.046, 0.066, on ? s.palette.light : mix(s.palette.sky[1], '#eaf4f4', 0.4));
        s.rect(x + 0.021, -0.33 + row * 0.11, 0.005, 0.066, '#f4ead6');
      }
    s.rect(-0.04, -0.1, 0.08, 0.14, s.palette.dark ? s.palette.light : darken(brick, 0.6));
    s.line(
      [
        [-0.3, 0.04],
        [-0.3, -0.56],
      ],
      '#e9ecef',
      0.008,
    );
    s.path('M0 0C.4 -.14 .6 .2 1.1 .04L1 .6C.6 .76 .4 .44 0 .6Z', s.accent, -0.296, -0.55, 0.13);
    const dirt = mix('#d9b27f', s.palette.near, s.palette.dark ? 0.55 : 0.04);
    s.rect(s.left, 0.03, s.width, s.bottom, s.down(0.03, s.bottom, lighten(dirt, 0.2), dirt, darken(dirt, 0.3)));
    for (const [index, radius] of [0.5, 0.62, 0.74, 0.86].entries())
      s.ring(-0.02, 0.24, radius, alpha('#ffffff', 0.8), 0.006 + index * 0.001, 0, 6.3, radius * 0.24);
    for (const x of [-0.46, 0.5]) {
      s.line(
        [
          [x - 0.1, 0.07],
          [x - 0.1, -0.07],
          [x + 0.1, -0.07],
          [x + 0.1, 0.07],
        ],
        '#fbfbf6',
        0.009,
      );
      for (let net = -3; net < 4; net++)
        s.line(
          [
            [x + net * 0.028, -0.07],
            [x + net * 0.03, 0.06],
          ],
          alpha('#ffffff', 0.4),
          0.002,
        );
    }
    for (const [x, height, part] of [
      [-0.54, 0.4, 259],
      [0.55, 0.46, 260],
    ] as const)
      tree(
        s,
        x,
        0.08,
        height,
        s.art.weather === 'petals'
          ? ['#ffc3d0', '#ffe0e6']
          : s.art.weather === 'snow'
            ? ['#f6f9ff', '#dde6f5']
            : [mix('#d9a03a', s.palette.mid, 0.25), mix('#6f9a4a', s.palette.near, 0.25)],
        part,
        { leaves: 8 },
      );
    s.disc(0.24, 0.21, 0.02, '#fbfbf6');
    s.ring(0.24, 0.21, 0.009, '#2a2a30', 0.006);
    cast(s, 0.04, 0.19, 0.22, 'uniform', 0.2);
  },
};
