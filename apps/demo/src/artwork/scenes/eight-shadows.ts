import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const eightShadows: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const concrete = mix('#3a3f3a', s.palette.near, 0.4);
    s.fillAll(s.down(s.top, s.bottom, darken(concrete, 0.6), concrete, darken(concrete, 0.4)));
    s.rect(s.left, -0.86, s.width, 0.06, '#161a18');
    for (let pipe = 0; pipe < 3; pipe++)
      s.rect(s.left, -0.78 + pipe * 0.03, s.width, 0.012, mix('#5a625c', concrete, 0.4 + pipe * 0.1));
    s.words('B3', 0.34, -0.6, 0.24, alpha(s.accent, 0.9), fonts('black-han-sans', 'B3'));
    for (let shadow = 0; shadow < 8; shadow++) {
      const a = -1.3 + shadow * 0.37;
      s.at(
        0,
        0.06,
        1,
        () => {
          s.g.globalAlpha = 0.5;
          s.path(
            'M-.02 0L-.14 -.3L-.2 -.44L-.12 -.42L-.06 -.36L-.06 -.48L-.16 -.62L-.1 -.66L0 -.54L.1 -.68L.16 -.62L.06 -.48L.06 -.34L.14 -.2L.22 -.04L.14 -.02L.04 -.2L.02 0Z',
            shadow % 2 ? '#0a0d0b' : darken(s.accent, 0.75),
            0,
            0,
            0.95 + (shadow % 3) * 0.12,
          );
          s.disc(0, -0.66, 0.05, '#0a0d0b');
          s.g.globalAlpha = 1;
        },
        1,
        a,
      );
    }
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, mix('#5a625a', concrete, 0.4), darken(concrete, 0.6)));
    for (const x of [-0.46, 0.42]) {
      s.disc(x, 0.0, 0.055, '#fffef0');
      s.glow(x, 0, 0.4, '#fbffe0', 0.95);
      s.beam(x, 0, x < 0 ? -1.5 : 1.5, 0.7, 0.05, 0.2, s.accent, 0.55);
    }
    for (let line = 0; line < 4; line++)
      s.shape(
        [
          [-0.5 + line * 0.34, 0.08],
          [-0.47 + line * 0.34, 0.08],
          [-0.6 + line * 0.44, 0.3],
          [-0.66 + line * 0.44, 0.3],
        ],
        alpha('#f2f2d8', 0.5),
      );
    cast(s, 0, 0.12, 0.42, 'stage', 0.2);
  },
};
