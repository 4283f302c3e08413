import { ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { pine } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const snowPhoneBooth: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.05);
    ridges(s, 0, 0.2);
    s.rect(
      s.left,
      0,
      s.width,
      s.bottom,
      s.down(0, s.bottom, mix('#f4f7ff', s.palette.sky[2], 0.35), '#ffffff', mix('#dfe6f4', s.palette.mid, 0.2)),
    );
    for (const x of [-0.95, -0.42, 0.4, 0.62])
      pine(s, x, 0.06, 0.5 + (x + 1) * 0.08, mix('#2a4a44', s.palette.near, 0.4), 410 + Math.round(x * 9), 0.04);
    s.glow(0, -0.24, 0.7, s.palette.light, 0.6);
    s.rect(-0.155, -0.6, 0.31, 0.72, darken(s.accent, 0.1), 0.012);
    s.rect(-0.175, -0.64, 0.35, 0.07, s.accent, 0.012);
    s.path('M-.18 -.64C-.1 -.71 .1 -.71 .18 -.64Z', '#ffffff');
    s.rect(-0.12, -0.61, 0.24, 0.03, lighten(s.palette.light, 0.5), 0.006);
    s.rect(-0.125, -0.55, 0.25, 0.62, s.down(-0.55, 0.07, lighten(s.palette.light, 0.7), lighten(s.palette.light, 0.2)));
    s.rect(-0.05, -0.38, 0.1, 0.15, '#2a3344', 0.012);
    s.rect(-0.03, -0.36, 0.06, 0.045, '#8fb0c8', 0.004);
    s.pen('M.045 -.36C.1 -.3 .09 -.16 .04 -.1', '#1a2030', 0.008);
    s.rect(0.02, -0.12, 0.075, 0.028, '#1a2030', 0.012);
    for (const y of [-0.38, -0.2, -0.02]) s.rect(-0.125, y, 0.25, 0.009, darken(s.accent, 0.25));
    s.rect(-0.005, -0.55, 0.01, 0.62, darken(s.accent, 0.25));
    for (let step = 0; step < 12; step++) {
      const depth = step / 11;
      for (const side of [-1, 1])
        s.disc(
          side * (0.62 - depth * 0.42) + side * depth * depth * 0.5,
          0.09 + depth * 0.2 - (side < 0 ? 0.012 : 0),
          0.012 + depth * 0.01,
          alpha('#6f83aa', 0.75),
          0.006 + depth * 0.006,
        );
    }
    cast(s, 0, 0.2, 0.23, 'modern', 0.34);
  },
};
