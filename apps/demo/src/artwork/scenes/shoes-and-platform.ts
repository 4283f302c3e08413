import { heavenlyLight, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const shoesAndPlatform: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, 0.3, -0.62, 0.07);
    skyline(s, 0.02, 0.34, mix(s.palette.mid, s.palette.near, 0.5), 414, { width: 0.09, lit: 0.35 });
    const random = s.part(415);
    for (let cross = 0; cross < 26; cross++) {
      const x = s.left + s.width * random();
      const y = -0.28 + random() * 0.26;
      const size = 0.022 + random() * 0.02;
      s.rect(x - size * 0.14, y - size, size * 0.28, size * 2, '#ff3b3b');
      s.rect(x - size * 0.6, y - size * 0.5, size * 1.2, size * 0.28, '#ff3b3b');
      s.glow(x, y, size * 2.6, '#ff3b3b', 0.5);
    }
    s.rect(
      s.left,
      0.02,
      s.width,
      s.bottom,
      s.down(0.02, s.bottom, mix('#3f7a5a', s.palette.near, 0.45), mix('#24483a', s.palette.near, 0.5)),
    );
    s.shape(
      [
        [-0.36, -0.1],
        [0.36, -0.1],
        [0.46, 0.08],
        [-0.46, 0.08],
      ],
      s.down(-0.1, 0.08, '#c99a5c', '#e6bd7c'),
    );
    for (let plank = -3; plank <= 3; plank++)
      s.line(
        [
          [plank * 0.103, -0.1],
          [plank * 0.131, 0.08],
        ],
        alpha('#6b4426', 0.6),
        0.005,
      );
    s.rect(-0.46, 0.08, 0.92, 0.05, '#8f6236');
    for (const x of [-0.42, 0.38]) s.rect(x, 0.12, 0.04, 0.09, '#5f3f22');
    for (const [x, y, r, colour] of [
      [-0.08, -0.03, 0.09, '#f4efe2'],
      [0.12, -0.01, 0.06, '#d8432f'],
      [-0.24, 0.0, 0.05, '#7fb069'],
    ] as const) {
      s.disc(x, y, r, darken(colour, 0.3), r * 0.35);
      s.disc(x, y - 0.012, r * 0.8, colour, r * 0.26);
    }
    for (let pair = 0; pair < 8; pair++) {
      const x = -0.4 + pair * 0.112;
      const colour = [s.accent, '#f4efe2', '#d8432f', '#2f4a7a', '#f2c94c', '#8a4a8a', '#2b2b33', '#ff8fb0'][pair] ?? s.accent;
      for (const shoe of [0, 0.045])
        s.path('M-.018 0C-.022 -.04 -.01 -.06 0 -.06C.01 -.06 .022 -.04 .018 0Q0 .014 -.018 0Z', colour, x + shoe, 0.24, 1.1);
    }
    s.line(
      [
        [s.left, -0.5],
        [0.5, -0.42],
        [s.right, -0.46],
      ],
      s.palette.ink,
      0.006,
    );
    for (let bulb = 0; bulb < 14; bulb++) {
      const x = -0.9 + bulb * 0.11;
      s.glow(x, -0.46 + Math.abs(x) * 0.02, 0.07, s.palette.light, 0.9);
      s.disc(x, -0.46 + Math.abs(x) * 0.02, 0.012, lighten(s.palette.light, 0.6));
    }
    cast(s, 0, -0.02, 0.24, 'modern', 0.2);
  },
};
