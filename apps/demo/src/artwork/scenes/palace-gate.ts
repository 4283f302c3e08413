import { ground, heavenlyLight, ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { hanok, tiledWall } from '../kit/hanok.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const palaceGate: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, 0.26, -0.66, 0.075);
    ridges(s, -0.06, 0.34);
    ground(s, 0, mix(s.palette.near, s.palette.mid, 0.4), mix(s.palette.mist, s.palette.mid, 0.45));
    tiledWall(s, 0.01, 0.13);
    const stone = mix('#b5a993', s.palette.mid, s.palette.dark ? 0.6 : 0.2);
    s.shape(
      [
        [-0.4, 0.01],
        [-0.37, -0.2],
        [0.37, -0.2],
        [0.4, 0.01],
      ],
      s.down(-0.2, 0.01, lighten(stone, 0.1), darken(stone, 0.35)),
    );
    for (let row = 0; row < 5; row++)
      for (let block = -6; block < 6; block++)
        s.rect(
          block * 0.064 + (row % 2) * 0.032,
          -0.2 + row * 0.042,
          0.061,
          0.039,
          alpha(block % 2 ? '#ffffff' : '#000000', 0.06),
        );
    s.path('M-.12 0L-.12 -.1A.12 .12 0 0 1 .12 -.1L.12 0Z', darken(stone, 0.65), 0, 0.01);
    const wings = s.art.figures === 'none' ? 0.5 : 0.8;
    s.path(
      'M-.105 0L-.105 -.1A.105 .105 0 0 1 .105 -.1L.105 0Z',
      s.down(-0.2, 0, lighten(s.palette.light, 0.5), s.palette.light),
      0,
      0.01,
    );
    for (const side of [-1, 1])
      s.shape(
        [
          [side * 0.108, 0.01],
          [side * 0.108, -0.19],
          [side * 0.108 * wings, -0.16],
          [side * 0.108 * wings, 0.035],
        ],
        mix('#7c2418', s.palette.ink, 0.35),
      );
    s.shape(
      [
        [-0.1, 0.01],
        [0.1, 0.01],
        [0.42, s.bottom],
        [-0.42, s.bottom],
      ],
      s.down(0, s.bottom, alpha(s.palette.light, 0.7), alpha(s.palette.light, 0.05)),
    );
    s.glow(0, -0.05, 0.3, s.palette.light, 0.6);
    hanok(s, 0, -0.195, 0.92, { bays: 5, lit: [0.3, 0.5, 0.3], plaster: '#2d6b5a' });
    hanok(s, 0, -0.38, 0.7, { bays: 5, lit: [0.2, 0.6, 0.2], plaster: '#2d6b5a' });
    for (let line = 1; line < 7; line++)
      s.rect(s.left, s.bottom * (line / 7) ** 1.8, s.width, s.pixel, alpha(s.palette.ink, 0.18));
    for (const side of [-1, 1]) {
      s.line(
        [
          [side * 0.3, 0.06],
          [side * 0.3, -0.17],
        ],
        s.palette.ink,
        0.008,
      );
      s.path('M0 0C.4 -.1 .6 .15 1 0L1 .55C.6 .7 .4 .45 0 .55Z', s.accent, side * 0.3, -0.17, 0.1, side * 0.13);
    }
    cast(s, 0, 0.17, 0.19, 'joseon', 0.26);
  },
};
