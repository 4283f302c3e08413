import { wetGround } from '../kit/city.ts';
import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const glassBender: Family = {
  title: 'top',
  draw: (s) => {
    s.fillAll(
      s.down(s.top, s.bottom, darken(s.palette.sky[0], 0.3), mix('#2a1230', s.palette.near, 0.4), darken(s.palette.near, 0.5)),
    );
    const brick = mix('#3a2430', s.palette.near, 0.45);
    for (let row = 0; row < 26; row++)
      for (let x = s.left - 0.1 + (row % 2) * 0.06; x < s.right; x += 0.12)
        s.rect(
          x,
          s.top + 0.2 + row * 0.05,
          0.112,
          0.043,
          mix(brick, '#000000', 0.1 + 0.2 * Math.abs(Math.sin(row * 7 + x * 31))),
          0.004,
        );
    for (const [colour, weight, opacity] of [
      ['#ff4fa0', 0.07, 0.22],
      ['#ff4fa0', 0.03, 0.8],
      ['#ffe6f2', 0.011, 1],
    ] as const)
      s.pen(
        'M-.36 -.2C-.4 -.5 -.34 -.7 -.16 -.7C.02 -.7 .02 -.46 -.14 -.46C.06 -.46 .08 -.18 -.12 -.18C-.24 -.18 -.3 -.24 -.3 -.3',
        alpha(colour, opacity),
        weight,
      );
    for (const [colour, weight, opacity] of [
      [s.accent, 0.06, 0.24],
      [s.accent, 0.026, 0.85],
      ['#f2ffff', 0.009, 1],
    ] as const)
      s.pen('M.16 -.7L.3 -.7C.42 -.7 .42 -.5 .3 -.5L.18 -.5M.3 -.5C.44 -.46 .42 -.24 .34 -.18', alpha(colour, opacity), weight);
    s.glow(-0.16, -0.45, 0.55, '#ff4fa0', 0.6);
    s.glow(0.3, -0.45, 0.5, s.accent, 0.55);
    for (const [x, y] of [
      [-0.36, -0.2],
      [0.16, -0.7],
      [0.34, -0.18],
    ] as const) {
      s.disc(x, y, 0.022, '#1a1218');
      s.pen('M0 0C.02 .2 -.03 .3 .02 .6', '#140c12', 0.008, x, y, 1);
    }
    s.line(
      [
        [-0.02, 0.2],
        [0.06, -0.4],
      ],
      '#c9a46a',
      0.018,
    );
    s.line(
      [
        [0.14, 0.2],
        [0.16, -0.4],
      ],
      '#c9a46a',
      0.018,
    );
    for (let rung = 0; rung < 9; rung++)
      s.line(
        [
          [-0.01 + rung * 0.008, 0.14 - rung * 0.064],
          [0.142 + rung * 0.002, 0.14 - rung * 0.064],
        ],
        '#b08c54',
        0.012,
      );
    cast(s, 0.1, -0.1, 0.34, 'work', 0.2);
    s.rect(s.left, 0.16, s.width, s.bottom, darken(s.palette.near, 0.6));
    wetGround(s, 0.16, 0.65);
  },
};
