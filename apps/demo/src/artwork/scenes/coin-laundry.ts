import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const coinLaundry: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#cfe3ee', s.palette.near, 0.2);
    s.fillAll(s.down(s.top, s.bottom, lighten(wall, 0.2), wall, darken(wall, 0.3)));
    s.rect(s.left, -0.78, s.width, 0.12, s.accent);
    s.words('달빛 코인 빨래방', 0, -0.72, 0.075, '#ffffff', fonts('jua', '달빛 코인 빨래방'));
    for (let row = 0; row < 2; row++)
      for (let column = -4; column < 3; column++) {
        const x = column * 0.3;
        const y = -0.6 + row * 0.32;
        s.rect(x - 0.14, y, 0.28, 0.3, s.down(y, y + 0.3, '#fbfdff', '#c3d0da'), 0.016);
        s.rect(x - 0.12, y + 0.02, 0.24, 0.035, '#3a4a5a', 0.008);
        s.disc(x + 0.09, y + 0.037, 0.01, column === 0 && row ? '#ff5a4a' : '#7fe0a0');
        s.disc(x, y + 0.175, 0.105, s.around(x - 0.04, y + 0.13, 0.2, '#dfe8ee', '#8a9aa6'));
        s.disc(x, y + 0.175, 0.083, mix('#25455f', s.palette.near, 0.3));
        if (column === 0 && row === 0) {
          s.path(
            'M-.06 .02C-.05 -.05 0 -.08 .03 -.04C.07 -.04 .08 .02 .04 .06C0 .09 -.06 .07 -.06 .02Z',
            '#0c0c12',
            x,
            y + 0.175,
          );
          s.pen('M-.05 .03C-.02 -.03 .03 -.04 .05 .02', s.accent, 0.012, x, y + 0.175, 1);
        } else
          s.path(
            'M-.07 .03C-.03 -.02 .03 .04 .07 .01C.06 .09 -.05 .1 -.07 .03Z',
            ['#f2c94c', '#ff9a7a', '#8fd0a0', '#f4f0e6'][(column + 5 + row) % 4] ?? '#f2c94c',
            x,
            y + 0.175,
          );
        s.ring(x, y + 0.175, 0.065, alpha('#ffffff', 0.45), 0.008, 3.6, 4.7);
      }
    s.rect(
      s.left,
      0.04,
      s.width,
      s.bottom,
      s.down(0.04, s.bottom, mix('#9ab4c4', s.palette.near, 0.2), mix('#5a7486', s.palette.near, 0.4)),
    );
    s.rect(-0.4, -0.02, 0.8, 0.05, '#8a5a34', 0.008);
    s.rect(-0.36, 0.03, 0.72, 0.12, '#6b4426');
    s.path('M-.05 0L.05 0L.04 -.03L-.04 -.03Z', '#4a2f1c', 0.22, -0.02);
    s.rect(0.16, -0.1, 0.12, 0.045, '#6b4426', 0.012);
    s.line(
      [
        [0.22, -0.08],
        [0.34, -0.05],
      ],
      '#6b4426',
      0.014,
    );
    s.path('M-.1 0C-.12 -.08 .12 -.08 .1 0Z', '#f4f0e6', -0.22, -0.02);
    s.path('M-.07 -.04C-.06 -.1 .06 -.1 .07 -.04Z', '#ff9a7a', -0.22, -0.02);
    cast(s, 0, s.wide ? 0.13 : 0.24, 0.28, 'modern', 0.2);
  },
};
