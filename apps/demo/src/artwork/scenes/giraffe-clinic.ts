import { sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const giraffeClinic: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0);
    skyline(s, 0.1, 0.6, mix(s.palette.near, s.palette.mid, 0.25), 464, { width: 0.22, lit: 0.05 });
    const brick = mix('#5a3a34', s.palette.near, 0.45);
    s.rect(-0.46, -0.74, 0.92, 0.86, brick);
    for (let row = 0; row < 17; row++) s.rect(-0.46, -0.74 + row * 0.05, 0.92, 0.004, alpha('#000000', 0.3));
    s.glow(0, -0.3, 0.9, s.palette.light, 0.65);
    s.rect(-0.3, -0.58, 0.6, 0.5, '#f4efe2', 0.01);
    s.rect(-0.28, -0.56, 0.56, 0.46, s.down(-0.56, -0.1, lighten(s.palette.light, 0.75), lighten(s.palette.light, 0.4)));
    s.path(
      'M-.03 .36L-.02 -.1C-.02 -.16 -.06 -.18 -.1 -.17L-.11 -.2C-.06 -.23 -.02 -.24 0 -.22L.01 -.27L.02 -.22C.05 -.2 .05 -.16 .05 -.1L.06 .36Z',
      '#f2b53a',
      0.12,
      -0.46,
    );
    for (let spot = 0; spot < 14; spot++)
      s.disc(0.135 + (spot % 2 ? 0.016 : -0.012), -0.52 + spot * 0.03, 0.011, '#a8642a', 0.009);
    for (let mark = 0; mark < 9; mark++) s.rect(0.2, -0.52 + mark * 0.045, mark % 2 ? 0.02 : 0.035, 0.005, '#7a5a3a');
    s.rect(-0.24, -0.2, 0.2, 0.1, '#dff0ea', 0.01);
    s.disc(-0.14, -0.3, 0.05, '#e9bd98');
    s.path('M-.06 0C-.06 -.08 .06 -.08 .06 0L.05 -.02L-.05 -.02Z', '#221a1e', -0.14, -0.31);
    s.path('M-.09 .2C-.1 .06 -.05 0 0 0C.05 0 .1 .06 .09 .2Z', '#fdfdfb', -0.14, -0.255, 0.8);
    s.pen('M-.04 0C-.06 .08 .02 .1 .03 .05', '#3a5a6a', 0.009, -0.14, -0.24, 1);
    s.rect(-0.005, -0.56, 0.01, 0.46, '#cfc6b2');
    s.rect(-0.34, -0.71, 0.68, 0.1, '#1f3a34', 0.012);
    s.words('늦은밤 소아과', 0, -0.66, 0.066, lighten(s.accent, 0.35), fonts('jua', '늦은밤 소아과'));
    s.glow(0, -0.66, 0.4, s.accent, 0.4, 0.1);
    s.rect(
      s.left,
      0.1,
      s.width,
      s.bottom,
      s.down(0.1, s.bottom, mix('#4a4a58', s.palette.near, 0.4), darken(s.palette.near, 0.5)),
    );
    s.shape(
      [
        [-0.28, 0.1],
        [0.28, 0.1],
        [0.46, 0.3],
        [-0.46, 0.3],
      ],
      alpha(s.palette.light, 0.28),
    );
    s.rect(-0.44, 0.0, 0.2, 0.02, '#6b4426');
    for (const x of [-0.42, -0.27]) s.rect(x, 0.02, 0.014, 0.09, '#3a2416');
    cast(s, 0.02, 0.13, 0.3, 'modern', 0.18);
  },
};
