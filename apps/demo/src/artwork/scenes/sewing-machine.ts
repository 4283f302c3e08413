import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const sewingMachine: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#4a4038', s.palette.near, 0.45);
    s.fillAll(s.down(s.top, s.bottom, darken(wall, 0.5), wall, darken(wall, 0.35)));
    windowPane(s, 0.14, -0.7, 0.32, 0.4, { frame: '#3a2a20' });
    snowOutside(s, 0.14, -0.7, 0.32, 0.4);
    for (let thread = 0; thread < 44; thread++)
      s.line(
        [
          [s.left + (thread / 43) * s.width, s.top],
          [-0.12, -0.34],
        ],
        alpha('#c9c4bc', 0.5),
        0.003,
      );
    s.rect(s.left, 0.04, s.width, 0.06, s.down(0.04, 0.1, '#8a5f3a', '#4a2f1c'));
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, s.bottom, '#2f2018', '#140c08'));
    const iron = '#2c3040';
    s.path('M-.34 .04L-.34 -.02C-.34 -.06 -.3 -.06 -.26 -.06L.24 -.06L.26 .04Z', s.down(-0.06, 0.04, '#4a4f62', iron));
    s.path(
      'M.24 -.06L.24 -.32C.24 -.42 .18 -.44 .1 -.44L-.2 -.42C-.28 -.42 -.3 -.36 -.3 -.3L-.3 -.2L-.2 -.2L-.2 -.28C-.1 -.3 .02 -.3 .08 -.26C.12 -.22 .12 -.14 .12 -.06Z',
      s.down(-0.44, -0.06, '#5a6078', iron),
    );
    s.pen('M-.26 -.39C-.1 -.4 .06 -.41 .17 -.38M.16 -.34L.17 -.12', '#d8ab4a', 0.008);
    s.disc(0.3, -0.26, 0.11, s.around(0.27, -0.3, 0.16, '#d9c9a0', '#6a5a3a', '#1a1610'));
    s.disc(0.3, -0.26, 0.035, '#2c3040');
    for (let spoke = 0; spoke < 6; spoke++)
      s.line(
        [
          [0.3, -0.26],
          [0.3 + Math.cos(spoke * 1.05) * 0.1, -0.26 + Math.sin(spoke * 1.05) * 0.1],
        ],
        '#1a1610',
        0.01,
      );
    s.line(
      [
        [-0.25, -0.2],
        [-0.25, -0.06],
      ],
      '#c9d0d6',
      0.01,
    );
    s.path('M-.32 -.07L-.18 -.07L-.2 -.045L-.3 -.045Z', '#c9d0d6');
    s.pen('M-.25 -.05C-.4 0 -.46 -.2 -.3 -.5C-.16 -.72 .1 -.3 .3 -.5C.4 -.6 .46 -.62 .7 -.66', s.accent, 0.012);
    s.glow(-0.25, -0.06, 0.2, s.palette.light, 0.6);
    s.path('M-.5 -.065C-.4 -.09 -.3 -.06 -.2 -.065L-.2 -.04L-.52 .06Z', mix(s.accent, '#f4efe2', 0.65));
    cast(s, 0.2, s.wide ? 0.13 : 0.24, 0.26, 'uniform', 0.16);
  },
};

/** Flakes beyond the glass. */
const snowOutside = (s: Scene, x: number, y: number, width: number, height: number): void => {
  const random = s.part(436);
  for (let flake = 0; flake < 40; flake++)
    s.disc(x + width * random(), y + height * random(), 0.004 + random() * 0.004, alpha('#ffffff', 0.8));
};
