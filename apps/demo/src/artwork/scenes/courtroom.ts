import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const courtroom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wood = mix('#7a4526', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    s.fillAll(s.down(s.top, 0.1, darken(wood, 0.55), darken(wood, 0.15), darken(wood, 0.45)));
    for (let panel = Math.floor(s.left / 0.2); panel < s.right / 0.2; panel++) {
      s.rect(
        panel * 0.2 + 0.012,
        -0.72,
        0.176,
        0.6,
        s.across(panel * 0.2, panel * 0.2 + 0.2, lighten(wood, 0.1), darken(wood, 0.2)),
        0.006,
      );
      s.rect(panel * 0.2 + 0.034, -0.69, 0.132, 0.54, alpha(darken(wood, 0.5), 0.35), 0.004);
    }
    s.beam(-0.5, s.top, -0.5, 1.7, 0.08, 0.3, s.palette.light, 0.36);
    s.beam(0.02, s.top, -0.5, 1.7, 0.06, 0.22, s.palette.light, 0.26);
    s.disc(0, -0.58, 0.125, s.around(-0.04, -0.63, 0.2, '#fff0c2', '#d9a94a', '#7a5218'));
    s.disc(0, -0.58, 0.1, darken(wood, 0.35));
    s.line(
      [
        [0, -0.65],
        [0, -0.52],
      ],
      '#f2d48a',
      0.01,
    );
    s.line(
      [
        [-0.06, -0.635],
        [0.06, -0.635],
      ],
      '#f2d48a',
      0.008,
    );
    for (const side of [-1, 1]) {
      s.line(
        [
          [side * 0.06, -0.635],
          [side * 0.035, -0.57],
          [side * 0.085, -0.57],
          [side * 0.06, -0.635],
        ],
        '#f2d48a',
        0.004,
      );
      s.path('M-.5 0L.5 0Q0 .5 -.5 0Z', '#f2d48a', side * 0.06, -0.57, 0.06);
    }
    s.rect(-0.035, -0.517, 0.07, 0.01, '#f2d48a');
    for (const [x, tall] of [
      [-0.2, 0.24],
      [0.2, 0.24],
      [0, 0.31],
    ] as const) {
      s.rect(
        x - 0.06,
        -0.2 - tall,
        0.12,
        tall,
        s.down(-0.2 - tall, -0.2, mix(s.accent, wood, 0.15), darken(mix(s.accent, wood, 0.2), 0.5)),
        0.04,
      );
      s.ring(x, -0.2 - tall + 0.06, 0.04, alpha('#f2d48a', 0.8), 0.005);
    }
    s.shape(
      [
        [-0.46, -0.24],
        [0.46, -0.24],
        [0.5, 0],
        [-0.5, 0],
      ],
      s.down(-0.24, 0, lighten(wood, 0.16), darken(wood, 0.3)),
    );
    s.rect(-0.48, -0.27, 0.96, 0.035, lighten(wood, 0.34), 0.006);
    for (let panel = -4; panel < 4; panel++) s.rect(panel * 0.115 + 0.008, -0.2, 0.1, 0.16, alpha(darken(wood, 0.6), 0.4), 0.005);
    s.rect(0.12, -0.31, 0.1, 0.035, darken(wood, 0.6), 0.01);
    s.at(
      0.17,
      -0.34,
      1,
      () => {
        s.rect(-0.045, -0.02, 0.09, 0.045, '#5a2f18', 0.012);
        s.line(
          [
            [0.03, 0],
            [0.14, 0],
          ],
          '#5a2f18',
          0.014,
        );
      },
      1,
      -0.35,
    );
    s.rect(s.left, 0, s.width, s.bottom, s.down(0, s.bottom, mix(s.accent, darken(wood, 0.4), 0.7), darken(wood, 0.75)));
    s.shape(
      [
        [-0.14, 0],
        [0.14, 0],
        [0.36, s.bottom],
        [-0.36, s.bottom],
      ],
      s.down(0, s.bottom, alpha(s.palette.light, 0.4), alpha(s.palette.light, 0.05)),
    );
    for (const side of [-1, 1]) {
      for (let row = 0; row < 2; row++)
        s.rect(
          side < 0 ? s.left : 0.24 + row * 0.08,
          0.09 + row * 0.1,
          side < 0 ? -0.24 - row * 0.08 - s.left : s.right,
          0.05 + row * 0.02,
          s.down(0.09 + row * 0.1, 0.15 + row * 0.1, lighten(wood, 0.2), darken(wood, 0.45)),
          0.006,
        );
    }
    cast(s, 0, 0.13, 0.24, 'modern', 0.17);
  },
};
