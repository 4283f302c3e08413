import { ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const moonPapers: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.05);
    ridges(s, 0.05, 0.22);
    const random = s.part(400);
    for (let row = 0; row < 4; row++) {
      const y = -0.76 + row * 0.205;
      s.pen(`M${s.left} ${y}Q0 ${y + 0.03} ${s.right} ${y}`, s.palette.ink, 0.006);
      for (let x = -1.4 + (row % 2) * 0.09; x < s.right + 0.1; x += 0.185) paperMoon(s, x, y + 0.008, random() * 0.16 - 0.08);
    }
    s.rect(
      s.left,
      0.12,
      s.width,
      s.bottom,
      s.down(0.12, s.bottom, mix('#6b4426', s.palette.near, 0.35), darken(s.palette.near, 0.5)),
    );
    for (let plank = s.left; plank < s.right; plank += 0.16) s.rect(plank, 0.125, 0.006, s.bottom, alpha('#000000', 0.3));
    cast(s, 0, s.wide ? 0.13 : 0.21, 0.25, 'joseon', 0.24);
  },
};

/** A sheet hung up to dry with one full moon brushed on it. */
const paperMoon = (s: Scene, x: number, y: number, turn: number): void =>
  s.at(
    x,
    y,
    1,
    () => {
      s.rect(
        -0.068,
        0,
        0.136,
        0.165,
        s.down(0, 0.165, mix('#fdf6e3', s.palette.sky[1], 0.12), mix('#d9cfb6', s.palette.sky[1], 0.3)),
      );
      s.rect(-0.068, 0.11, 0.136, 0.055, alpha('#3f4a66', 0.35));
      s.disc(0, 0.07, 0.04, s.around(-0.01, 0.06, 0.06, lighten(s.accent, 0.6), s.accent));
      s.glow(0, 0.07, 0.1, s.accent, 0.35);
      for (const side of [-0.05, 0.05]) s.rect(side - 0.006, -0.012, 0.012, 0.026, s.palette.ink);
    },
    1,
    turn,
  );
