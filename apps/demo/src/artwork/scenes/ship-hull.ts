import { water } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import { boat } from './props/boat.ts';
import type { Family } from './family.ts';

export const shipHull: Family = {
  title: 'bottom',
  draw: (s) => {
    s.fillAll(s.down(s.top, 0.1, darken(s.palette.sky[0], 0.2), s.palette.sky[1], s.palette.sky[2]));
    s.path(
      'M-2 -.62C-1 -.6 .1 -.62 .34 -.7C.3 -.4 .2 -.1 .16 .1L-2 .1Z',
      s.down(-0.66, 0.1, mix('#1c222c', s.palette.near, 0.3), mix('#12161e', s.palette.ink, 0.3)),
    );
    s.path('M-2 -.1L.215 -.1L.16 .1L-2 .1Z', mix('#7a2a22', s.palette.ink, 0.3));
    for (let plate = -6; plate < 1; plate++)
      s.line(
        [
          [plate * 0.26, -0.6],
          [plate * 0.26 - 0.01, 0.1],
        ],
        alpha('#000000', 0.35),
        0.006,
      );
    for (const y of [-0.46, -0.28]) s.pen(`M-2 ${y}C-1 ${y + 0.01} 0 ${y} .27 ${y - 0.04}`, alpha('#000000', 0.35), 0.006);
    s.words('HANBIT 9', -0.28, -0.5, 0.09, alpha('#e9edf0', 0.8), fonts('do-hyeon', 'HANBIT 9'));
    for (let rail = -12; rail < 3; rail++) s.rect(rail * 0.11, -0.7, 0.006, 0.09, '#c9d0d6');
    s.line(
      [
        [s.left, -0.7],
        [0.3, -0.74],
      ],
      '#c9d0d6',
      0.008,
    );
    s.glow(-0.3, -0.8, 0.4, s.palette.light, 0.6);
    for (const x of [-0.6, -0.3, 0.05]) {
      s.disc(x, -0.78, 0.02, lighten(s.palette.light, 0.6));
      s.glow(x, -0.78, 0.14, s.palette.light, 0.9);
    }
    for (const side of [-0.06, 0.06]) s.pen(`M${side - 0.02} -.68C${side} -.4 ${side - 0.03} -.2 ${side} .06`, '#d9c49a', 0.01);
    for (let rung = 0; rung < 13; rung++)
      s.line(
        [
          [-0.075, -0.62 + rung * 0.052],
          [0.045, -0.618 + rung * 0.052],
        ],
        '#d9c49a',
        0.009,
      );
    s.rect(-0.38, -0.33, 0.16, 0.24, '#05070a', 0.01);
    s.shape(
      [
        [-0.38, -0.33],
        [-0.3, -0.31],
        [-0.3, -0.11],
        [-0.38, -0.09],
      ],
      mix('#2f3842', s.palette.near, 0.2),
    );
    s.rect(-0.3, -0.32, 0.075, 0.22, s.across(-0.3, -0.22, lighten(s.accent, 0.3), darken(s.accent, 0.4)));
    for (let finger = 0; finger < 4; finger++) s.rect(-0.314, -0.22 + finger * 0.013, 0.03, 0.009, '#f1c9a6', 0.004);
    s.glow(-0.27, -0.2, 0.24, s.accent, 0.8);
    water(s, 0.05, darken(s.palette.near, 0.5), mix(s.palette.mid, s.palette.near, 0.5), -0.27);
    boat(s, 0.3, 0.1, 0.2, '#3f5f78', -0.05);
    cast(s, 0.0, -0.04, 0.19, 'work', 0.14);
  },
};
