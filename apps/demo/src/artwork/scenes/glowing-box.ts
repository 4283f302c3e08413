import { ridges, sky } from '../kit/air.ts';
import { mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const glowingBox: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0);
    ridges(s, -0.02, 0.2);
    s.rect(
      s.left,
      -0.02,
      s.width,
      s.bottom,
      s.down(-0.02, s.bottom, mix('#dfe8f6', s.palette.sky[2], 0.4), '#f6f9ff', mix('#c9d5ea', s.palette.mid, 0.25)),
    );
    for (let tree = 0; tree < 6; tree++) {
      const depth = tree / 5;
      for (const side of [-1, 1]) {
        const x = side * (0.1 + depth * 0.5);
        const y = -0.02 + depth * 0.14;
        const size = 0.1 + depth * 0.34;
        s.rect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, '#2a1c18');
        s.disc(
          x,
          y - size * 0.8,
          size * 0.52,
          s.around(x - size * 0.1, y - size, size, mix('#3f5a4a', s.palette.near, 0.4), mix('#16281f', s.palette.ink, 0.3)),
          size * 0.48,
        );
        s.path(
          'M-1 .1C-.8 -.7 .8 -.7 1 .1C.6 -.14 .3 .06 0 -.1C-.3 .06 -.6 -.14 -1 .1Z',
          '#f8fbff',
          x,
          y - size * 0.9,
          size * 0.5,
        );
      }
    }
    s.glow(0, -0.04, 0.6, s.accent, 0.8);
    s.path('M-.14 -.08L.14 -.08L.12 .1L-.12 .1Z', s.down(-0.08, 0.1, '#e0b070', '#9a6a38'));
    s.path('M-.14 -.08L-.24 -.15L-.1 -.15L0 -.08Z M.14 -.08L.24 -.15L.1 -.15L0 -.08Z', '#c9935a');
    for (let fruit = 0; fruit < 6; fruit++)
      s.disc(
        -0.095 + fruit * 0.038,
        -0.09 - (fruit % 2) * 0.014,
        0.027,
        s.around(-0.1 + fruit * 0.038, -0.1, 0.04, '#fff0b0', s.accent),
      );
    s.beam(0, -0.1, Math.PI, 0.7, 0.08, 0.26, s.accent, 0.5);
    cast(s, -0.26, 0.12, 0.25, 'modern', 0.2);
  },
};
