import { sign } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Family } from './family.ts';

export const lampRadio: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    s.fillAll(s.down(s.top, s.bottom, '#0a0a12', '#12121e', '#06060a'));
    windowPane(s, -1.1, -0.78, 0.4, 0.5, { frame: '#1a1a24' });
    sign(s, 'ON AIR', 0, -0.74, 0.09, s.accent);
    s.glow(0, -0.34, 0.75, s.palette.light, 0.5);
    s.rect(-0.38, -0.54, 0.76, 0.5, s.down(-0.54, -0.04, '#8a5630', '#5a3218', '#3a1f0e'), 0.06);
    s.rect(-0.35, -0.51, 0.7, 0.44, alpha('#000000', 0.2), 0.045);
    s.rect(-0.32, -0.48, 0.36, 0.38, '#2a1a10', 0.03);
    for (let slat = 0; slat < 14; slat++) s.rect(-0.31, -0.465 + slat * 0.026, 0.34, 0.01, mix('#c9a15a', '#3a2414', 0.35));
    s.rect(
      0.08,
      -0.46,
      0.26,
      0.16,
      s.around(0.2, -0.38, 0.22, lighten(s.palette.light, 0.7), s.palette.light, darken(s.palette.light, 0.3)),
      0.012,
    );
    for (let mark = 0; mark < 13; mark++) s.rect(0.1 + mark * 0.018, -0.43, 0.003, mark % 3 ? 0.03 : 0.05, '#4a2c10');
    s.rect(0.225, -0.455, 0.006, 0.15, s.accent);
    s.glow(0.21, -0.38, 0.34, s.palette.light, 0.9);
    for (const x of [0.14, 0.28]) {
      s.disc(x, -0.19, 0.052, s.around(x - 0.02, -0.21, 0.08, '#e9cf9a', '#8a6230', '#3a2410'));
      s.line(
        [
          [x, -0.19],
          [x + 0.02, -0.23],
        ],
        '#2a180a',
        0.008,
      );
    }
    s.pen('M.3 -.54L.46 -.86', '#b9c0c6', 0.008);
    s.rect(s.left, -0.04, s.width, s.bottom, s.down(-0.04, s.bottom, '#2f1f14', '#0c0806'));
    s.rect(s.left, -0.04, s.width, 0.01, '#7a5430');
    s.path('M-.09 0C-.09 -.03 .09 -.03 .09 0L.08 .03L-.08 .03Z', '#cfd6dc', -0.44, -0.05);
    for (let wave = 0; wave < 4; wave++)
      s.ring(-0.14, -0.29, 0.28 + wave * 0.1, alpha(s.palette.light, 0.22 - wave * 0.04), 0.007, 2.3, 4.0);
    cast(s, 0.0, 0.12, 0.28, 'modern', 0.2);
  },
};
