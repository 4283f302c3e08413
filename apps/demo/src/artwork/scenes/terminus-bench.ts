import { heavenlyLight, ridges, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const terminusBench: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, -0.05);
    heavenlyLight(s, -0.2, -0.3, 0.13);
    ridges(s, -0.06, 0.3);
    skyline(s, -0.04, 0.12, mix(s.palette.mid, s.palette.far, 0.4), 440, { width: 0.05 });
    s.path(
      'M-2 .6L-2 .06C-1 -.06 -.3 .08 .2 0C.6 -.05 1 0 1.4 -.02L1.4 .6Z',
      s.down(-0.05, 0.5, mix('#7a9a54', s.palette.mid, 0.35), s.palette.near),
    );
    grass(s, 0.06, 0.06, mix('#5a7a3a', s.palette.near, 0.4), 160, 441);
    s.rect(0.1, -0.48, 0.62, 0.48, s.down(-0.48, 0, lighten(s.accent, 0.15), s.accent, darken(s.accent, 0.3)), 0.05);
    s.rect(0.1, -0.16, 0.62, 0.03, '#f4f6f4');
    for (let window = 0; window < 4; window++)
      s.rect(0.14 + window * 0.145, -0.42, 0.125, 0.18, mix('#ffe9b8', s.palette.sky[2], 0.5), 0.014);
    for (const x of [0.24, 0.58]) {
      s.disc(x, 0, 0.065, '#14161c');
      s.disc(x, 0, 0.028, '#8a929a');
    }
    s.line(
      [
        [-0.4, 0.06],
        [-0.4, -0.5],
      ],
      '#5a626a',
      0.014,
    );
    s.disc(-0.4, -0.54, 0.075, s.accent);
    s.words('종점', -0.4, -0.54, 0.052, '#ffffff', fonts('do-hyeon', '종점'));
    s.rect(-0.32, -0.08, 0.36, 0.026, '#8a5a34', 0.006);
    s.rect(-0.32, -0.17, 0.36, 0.026, '#9a6a3e', 0.006);
    for (const x of [-0.3, 0]) s.rect(x, -0.18, 0.02, 0.24, '#4a3222');
    s.path('M-.14 -.1C-.14 -.16 .1 -.17 .12 -.1L.12 -.085L-.14 -.085Z', '#2f4a7a', -0.14, 0);
    s.disc(-0.29, -0.125, 0.036, '#e2b79c');
    s.path('M-.045 0C-.04 -.06 .03 -.06 .04 0Z', '#1f335a', -0.29, -0.13);
    for (let snore = 0; snore < 3; snore++)
      s.words('z', -0.24 + snore * 0.05, -0.22 - snore * 0.06, 0.05 + snore * 0.014, alpha('#ffffff', 0.85), fonts('jua', 'z'));
    cast(s, -0.02, 0.13, 0.22, 'modern', 0.2);
  },
};
