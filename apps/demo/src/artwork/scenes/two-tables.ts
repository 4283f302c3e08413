import { mist } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { plate } from './props/plate.ts';
import type { Family } from './family.ts';

export const twoTables: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    s.fillAll(s.down(s.top, s.bottom, mix('#c98a54', s.palette.near, 0.15), mix('#b0743e', s.palette.mid, 0.15)));
    for (const [from, to, wood] of [
      [s.left, -0.012, '#d9a060'],
      [0.012, s.right, '#8a5230'],
    ] as const) {
      s.rect(from, s.top, to - from, s.height, s.across(from, to, wood, lighten(wood, 0.1), wood));
      for (let grain = 0; grain < 14; grain++)
        s.line(
          [
            [from + ((to - from) * grain) / 14, s.top],
            [from + ((to - from) * grain) / 14 + 0.01, s.bottom],
          ],
          alpha('#4a2a14', 0.14),
          0.004,
        );
    }
    s.rect(-0.012, s.top, 0.024, s.height, '#2a160c');
    s.disc(0.02, -0.25, 0.33, alpha('#1a0a05', 0.4));
    s.disc(0, -0.28, 0.33, s.ramp([-0.25, -0.55], [0.25, 0], '#4a4a50', '#22222a', '#0e0e12'));
    s.disc(0, -0.28, 0.285, s.around(-0.06, -0.36, 0.45, lighten(s.accent, 0.35), s.accent, darken(s.accent, 0.35)));
    const random = s.part(508);
    for (let piece = 0; piece < 34; piece++) {
      const a = random() * 6.28;
      const r = Math.sqrt(random()) * 0.24;
      const x = Math.cos(a) * r;
      const y = -0.28 + Math.sin(a) * r;
      if (piece % 4 === 0) s.rect(x - 0.03, y - 0.022, 0.06, 0.045, '#fbf4e0', 0.006);
      else if (piece % 4 === 1) s.ring(x, y, 0.026, '#7fb04a', 0.012);
      else if (piece % 4 === 2) s.disc(x, y, 0.034, '#f4e2b0', 0.02, a);
      else s.path('M-.04 0C-.02 -.03 .03 -.03 .05 0C.02 .02 -.02 .02 -.04 0Z', '#e86a3a', x, y);
    }
    for (const side of [-1, 1]) {
      s.disc(side * 0.47, -0.28, 0.07, '#e2b79c');
      s.line(
        [
          [side * 0.62, -0.32],
          [side * 0.5, -0.29],
        ],
        side < 0 ? s.accent : '#2f6a8a',
        0.12,
      );
      s.line(
        [
          [side * 0.47, -0.28],
          [side * 0.13, -0.27],
        ],
        '#c9ced4',
        0.022,
      );
      s.disc(side * 0.1, -0.27, 0.062, '#aeb6be', 0.05);
      s.disc(side * 0.1, -0.275, 0.046, darken(s.accent, 0.1), 0.034);
      plate(
        s,
        side * 0.42,
        0.08,
        0.105,
        side < 0 ? '#f4efe2' : '#8fb0b8',
        (part) => {
          for (let leaf = 0; leaf < 16; leaf++)
            s.disc((part() - 0.5) * 1, (part() - 0.5) * 1, 0.16, leaf % 3 ? '#d8432f' : '#8fb85a', 0.1);
        },
        509 + side,
      );
      plate(
        s,
        side * 0.38,
        -0.66,
        0.085,
        side < 0 ? '#e6c9a0' : '#f4f4f0',
        (part) => {
          for (let bean = 0; bean < 22; bean++)
            s.disc((part() - 0.5) * 1.1, (part() - 0.5) * 1.1, 0.09, side < 0 ? '#5a3a24' : '#f2d97a');
        },
        515 + side,
      );
    }
    for (const x of [-0.12, 0.1]) mist(s, -0.5 + x, 0.3, 0.35, '#fff6e6');
  },
};
