import { clouds, sky } from '../kit/air.ts';
import { alpha, darken } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const banknoteAsh: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.15);
    clouds(s, -0.3, 0.6);
    for (let rib = -7; rib < 6; rib++)
      s.pen(
        `M${rib * 0.22} .2L${rib * 0.22 + 0.02} -.36Q${rib * 0.22 + 0.05} -.62 ${rib * 0.22 + 0.2} -.72`,
        darken(s.palette.ink, 0.2),
        0.026,
      );
    s.line(
      [
        [s.left, -0.36],
        [s.right, -0.42],
      ],
      darken(s.palette.ink, 0.2),
      0.02,
    );
    s.glow(0, 0.1, 0.8, s.accent, 0.7, 0.3);
    const random = s.part(444);
    for (let ash = 0; ash < 60; ash++)
      s.disc(
        s.left + s.width * random(),
        s.top + s.height * random(),
        0.003 + random() * 0.006,
        alpha(random() < 0.5 ? s.accent : '#2a2226', 0.8),
      );
    for (let note = 0; note < 13; note++) {
      const x = -0.95 + note * 0.125 + random() * 0.06;
      const y = -0.72 + ((note * 7) % 13) * 0.058;
      banknote(s, x, y, 0.1 + random() * 0.06, random() * 3);
    }
    banknote(s, 0, -0.36, 0.42, -0.22);
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, darken(s.palette.near, 0.4), '#08060a'));
    cast(s, 0, 0.12, 0.22, 'modern', 0.24);
  },
};

/** Three quarters of a banknote, its last edge still glowing. */
const banknote = (s: Scene, x: number, y: number, size: number, turn: number): void =>
  s.at(
    x,
    y,
    size,
    () => {
      s.clip('M-.62 -.3L.3 -.3L.26 -.2L.34 -.08L.24 .02L.32 .14L.22 .3L-.62 .3Z', () => {
        s.rect(-0.7, -0.4, 1.3, 0.8, s.across(-0.6, 0.34, '#cfe0b9', '#a9c492', '#5a4a2c'));
        s.rect(-0.56, -0.25, 1.2, 0.5, alpha('#3f6f4a', 0.25));
        s.disc(-0.12, 0, 0.18, '#e9f2d8');
        s.path('M-.05 .12C-.1 0 -.08 -.1 0 -.12C.08 -.1 .1 0 .05 .12Z', '#5a7f5a', -0.12, 0.02);
        for (let line = 0; line < 5; line++) s.rect(-0.54, -0.18 + line * 0.09, 0.16, 0.02, alpha('#2f5a3a', 0.7));
      });
      s.pen('M.3 -.3L.26 -.2L.34 -.08L.24 .02L.32 .14L.22 .3', s.accent, size * 0.035);
      s.glow(0.28, 0, 0.3, s.accent, 0.9);
    },
    size,
    turn,
  );
