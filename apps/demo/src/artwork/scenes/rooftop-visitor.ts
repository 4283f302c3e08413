import { sky, stars } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const rooftopVisitor: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.1);
    stars(s, 120, -0.2);
    skyline(s, 0.16, 0.4, mix(s.palette.near, s.palette.mid, 0.35), 412, { width: 0.1, lit: 0.5 });
    s.beam(0, -0.9, 0, 1.0, 0.06, 0.34, s.accent, 0.5);
    s.glow(0, -0.4, 0.55, s.accent, 0.5);
    s.rect(-0.03, -0.3, 0.06, 0.36, s.across(-0.03, 0.03, '#5a6470', '#c9d2da', '#4a545e'));
    s.path('M-.16 .07L.16 .07L.1 .03L-.1 .03Z', '#3a444e');
    s.rect(-0.27, -0.66, 0.54, 0.38, s.down(-0.66, -0.28, '#f4f8f6', '#b9c6c8'), 0.03);
    s.disc(-0.08, -0.47, 0.155, '#26323a');
    for (let ring = 1; ring < 6; ring++) s.ring(-0.08, -0.47, ring * 0.027, '#6f8088', 0.006);
    s.disc(-0.08, -0.47, 0.04, s.accent);
    s.glow(-0.08, -0.47, 0.22, s.accent, 0.8);
    for (let slot = 0; slot < 6; slot++) s.rect(0.12, -0.6 + slot * 0.045, 0.11, 0.016, '#7f8f96', 0.006);
    s.rect(0.13, -0.33, 0.09, 0.02, s.accent, 0.006);
    s.pen('M.22 -.66C.24 -.76 .3 -.76 .31 -.84', '#8f9aa2', 0.014);
    s.disc(0.31, -0.85, 0.022, s.accent);
    s.glow(0.31, -0.85, 0.14, s.accent, 0.9);
    s.rect(
      s.left,
      0.06,
      s.width,
      s.bottom,
      s.down(0.06, s.bottom, mix('#3f5a52', s.palette.near, 0.5), darken(s.palette.near, 0.5)),
    );
    s.rect(s.left, -0.02, s.width, 0.09, darken(s.palette.near, 0.15));
    cast(s, -0.32, 0.13, 0.34, 'modern', 0.16);
    s.rect(-0.235, -0.055, 0.022, 0.06, '#ff8fb0', 0.01);
    s.rect(-0.227, 0, 0.006, 0.035, '#e6c79a');
  },
};
