import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Family } from './family.ts';

export const hourglassTable: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#7a4a44', s.palette.near, 0.4);
    s.fillAll(s.down(s.top, s.bottom, darken(wall, 0.3), wall, darken(wall, 0.4)));
    windowPane(s, -0.46, -0.84, 0.92, 0.72, { frame: '#3a241c', columns: 3 });
    s.at(0.3, -0.14, 0.4, () => cast(s, 0, 0, 1, 'modern', 0.2));
    const random = s.part(528);
    for (let drop = 0; drop < 70; drop++) {
      const x = -0.45 + random() * 0.9;
      const y = -0.83 + random() * 0.68;
      s.line(
        [
          [x, y],
          [x - 0.004, y + 0.02 + random() * 0.06],
        ],
        alpha('#eaf4ff', 0.4),
        0.003,
      );
    }
    s.path('M-1.4 .05C-.6 .02 .6 .02 1 .05L1 .4L-1.4 .4Z', s.down(0.02, 0.3, '#a9744a', '#5a3820'));
    s.disc(0, 0.06, 0.24, alpha('#1a0c06', 0.35), 0.03);
    for (const y of [-0.52, 0.02]) s.rect(-0.19, y, 0.38, 0.04, s.across(-0.19, 0.19, '#6b4426', '#c9935a', '#5a381e'), 0.012);
    for (const x of [-0.17, 0.15]) s.rect(x, -0.49, 0.02, 0.52, s.across(x, x + 0.02, '#c9935a', '#5a381e'));
    s.path(
      'M-.13 -.48L.13 -.48C.13 -.34 .05 -.28 .014 -.235C.05 -.19 .13 -.13 .13 .02L-.13 .02C-.13 -.13 -.05 -.19 -.014 -.235C-.05 -.28 -.13 -.34 -.13 -.48Z',
      alpha('#eaf6fa', 0.4),
    );
    s.path('M-.112 -.4C-.09 -.33 -.03 -.28 0 -.24C.03 -.28 .09 -.33 .112 -.4Q0 -.375 -.112 -.4Z', s.accent);
    s.path('M-.12 .015C-.1 -.06 -.04 -.09 0 -.12C.04 -.09 .1 -.06 .12 .015Z', lighten(s.accent, 0.15));
    s.line(
      [
        [0, -0.24],
        [0, -0.1],
      ],
      s.accent,
      0.006,
    );
    s.pen('M-.1 -.45C-.1 -.36 -.06 -.31 -.04 -.28', alpha('#ffffff', 0.8), 0.008);
    for (const side of [-1, 1]) {
      s.path(
        'M-.07 -.09L.07 -.09C.07 0 .04 .03 0 .03C-.04 .03 -.07 0 -.07 -.09Z',
        s.across(-0.07, 0.07, '#fffdf6', '#d9cfc0'),
        side * 0.34,
        0.06,
      );
      s.ring(side * 0.34 + side * 0.075, 0.01, 0.028, '#efe6d6', 0.012);
      s.disc(side * 0.34, -0.03, 0.066, '#3a2014', 0.014);
      s.disc(side * 0.34, 0.1, 0.12, '#f4eee2', 0.02);
    }
    s.glow(0, -0.66, 0.4, s.palette.light, 0.35);
  },
};
