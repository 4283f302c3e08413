import { clouds, heavenlyLight, sky, water } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Family } from './family.ts';

export const sandRing: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    heavenlyLight(s, 0.24, -0.4, 0.12);
    clouds(s, -0.4, 0.5);
    water(s, -0.22, s.palette.mid, mix(s.palette.sky[3], s.palette.mid, 0.2), 0.24);
    s.rect(
      s.left,
      -0.1,
      s.width,
      s.bottom,
      s.down(-0.1, s.bottom, mix('#d9b47a', s.palette.mid, 0.25), mix('#a9814a', s.palette.near, 0.3)),
    );
    for (let pole = 0; pole < 5; pole++) {
      const x = -0.98 + pole * 0.42;
      s.line(
        [
          [x, -0.06],
          [x, -0.5],
        ],
        s.palette.ink,
        0.01,
      );
      s.path('M0 0C.06 -.03 .1 .04 .2 0L.2 .1C.1 .14 .06 .06 0 .1Z', pole % 2 ? '#2f6fd0' : '#d8432f', x, -0.5);
    }
    s.disc(0, 0.1, 0.5, mix('#c9a060', s.palette.near, 0.2), 0.15);
    s.disc(0, 0.095, 0.46, s.around(0, 0.05, 0.6, lighten(s.accent, 0.4), mix('#e6c484', s.palette.mid, 0.15)), 0.13);
    for (let sweep = 0; sweep < 6; sweep++)
      s.ring(0, 0.095, 0.12 + sweep * 0.06, alpha('#8a6a3a', 0.3), 0.004, 0, 6.3, (0.12 + sweep * 0.06) * 0.28);
    for (const side of [-1, 1]) {
      for (let head = 0; head < 5; head++) {
        s.disc(side * (0.34 + head * 0.12), -0.1 + head * 0.012, 0.035, '#1d1620', 0.04);
        s.disc(
          side * (0.34 + head * 0.12),
          -0.03 + head * 0.012,
          0.055,
          ['#27406b', '#f4efe2', '#3d5a4c', '#8a4a3a', '#6b4a6a'][head] ?? '#27406b',
          0.05,
        );
      }
    }
    s.path('M-.2 0C0 -.04 .3 -.02 .56 .06C.3 .05 .1 .05 -.2 .03Z', alpha(s.palette.ink, 0.4), -0.06, 0.12);
    for (const side of [-1, 1])
      s.at(
        0,
        0.13,
        1,
        () => {
          const suit = side < 0 ? '#d8432f' : '#2f6fd0';
          s.line(
            [
              [-0.11, -0.18],
              [-0.2, -0.09],
              [-0.17, 0],
            ],
            '#e2b79c',
            0.046,
          );
          s.line(
            [
              [-0.1, -0.17],
              [-0.07, -0.08],
              [-0.1, 0],
            ],
            '#d3a488',
            0.046,
          );
          s.path(
            'M-.16 -.16C-.2 -.3 -.1 -.37 .03 -.35C.06 -.3 .02 -.22 -.06 -.16Z',
            s.across(-0.18, 0.05, darken(suit, 0.3), suit),
          );
          s.line(
            [
              [-0.02, -0.32],
              [0.1, -0.26],
              [0.12, -0.19],
            ],
            '#e2b79c',
            0.036,
          );
          s.rect(-0.17, -0.185, 0.12, 0.028, s.accent, 0.008);
          s.disc(0.035, -0.375, 0.043, '#1d1620');
          s.line(
            [
              [0.0, -0.39],
              [-0.06, -0.42],
              [-0.09, -0.38],
            ],
            '#1d1620',
            0.026,
          );
        },
        side < 0 ? 1 : -1,
      );
  },
};
