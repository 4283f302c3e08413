import { clouds, heavenlyLight, ridge, sky, water } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const subwayWindow: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#7f95a3', s.palette.near, s.palette.dark ? 0.5 : 0.1);
    s.fillAll(s.down(s.top, s.bottom, lighten(wall, 0.25), wall, darken(wall, 0.3)));
    s.rect(s.left, -0.86, s.width, 0.05, darken(wall, 0.3));
    for (let panel = 0; panel < 6; panel++)
      s.rect(
        s.left + panel * 0.4,
        -0.79,
        0.36,
        0.1,
        mix([s.accent, '#f2e6d0', '#3f7f9a'][panel % 3] ?? s.accent, wall, 0.35),
        0.008,
      );
    for (const [from, to] of [
      [-1.3, -0.62],
      [-0.46, 0.46],
      [0.62, 1.3],
    ] as const) {
      s.rect(from - 0.03, -0.66, to - from + 0.06, 0.56, darken(wall, 0.55), 0.05);
      s.clip(
        `M${from} -.6Q${from} -.63 ${from + 0.03} -.63L${to - 0.03} -.63Q${to} -.63 ${to} -.6L${to} -.16Q${to} -.13 ${to - 0.03} -.13L${from + 0.03} -.13Q${from} -.13 ${from} -.16Z`,
        () => {
          sky(s, -0.3);
          clouds(s, -0.4, 0.5);
          heavenlyLight(s, 0.14, -0.42, 0.075);
          ridge(s, -0.26, 0.16, 2, 1, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far);
          skyline(s, -0.23, 0.16, mix(s.palette.mid, s.palette.far, 0.3), 140, { width: 0.045 });
          water(s, -0.24, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.3), 0.14);
          for (let truss = -8; truss < 9; truss++)
            s.line(
              [
                [truss * 0.34, -0.66],
                [truss * 0.34 + 0.24, -0.1],
              ],
              alpha(s.palette.ink, 0.75),
              0.02,
            );
          s.shape(
            [
              [from, -0.66],
              [from + 0.2, -0.66],
              [from + 0.06, -0.1],
              [from, -0.1],
            ],
            alpha('#ffffff', 0.1),
          );
        },
      );
    }
    for (const x of [-0.54, 0.54])
      s.rect(x - 0.014, s.top, 0.028, s.height, s.across(x - 0.014, x + 0.014, '#e9eef0', '#9aa7ad', '#5f6b72'));
    s.rect(s.left, -0.9, s.width, 0.018, '#c9d2d6');
    for (let strap = s.left + 0.1; strap < s.right; strap += 0.19) {
      const sway = Math.sin(strap * 9) * 0.012;
      s.line(
        [
          [strap, -0.89],
          [strap + sway, -0.76],
        ],
        '#e8dfcb',
        0.014,
      );
      s.ring(strap + sway * 1.2, -0.725, 0.034, '#fbf6ea', 0.011);
    }
    const cloth = mix(s.accent, s.palette.near, 0.25);
    for (let seat = s.left; seat < s.right; seat += 0.23) {
      s.rect(seat + 0.006, -0.06, 0.218, 0.17, s.down(-0.06, 0.11, lighten(cloth, 0.16), cloth), 0.04);
      s.rect(seat + 0.003, 0.08, 0.224, 0.075, s.down(0.08, 0.155, lighten(cloth, 0.1), darken(cloth, 0.35)), 0.03);
    }
    s.rect(s.left, 0.155, s.width, s.bottom, s.down(0.155, s.bottom, darken(wall, 0.55), darken(wall, 0.25)));
    s.shape(
      [
        [-0.3, 0.2],
        [0.26, 0.2],
        [0.5, s.bottom],
        [-0.1, s.bottom],
      ],
      alpha(s.palette.light, 0.22),
    );
    cast(s, 0, 0.24, 0.48, 'modern', 0.24);
  },
};
