import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { windowPane } from '../kit/rooms.ts';
import { fonts } from '../typefaces.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const tooSmallDesk: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#f2e6c4', s.palette.sky[2], 0.25);
    s.fillAll(s.down(s.top, s.bottom, lighten(wall, 0.2), wall, darken(wall, 0.15)));
    s.rect(-0.46, -0.82, 0.92, 0.36, '#8a5f38', 0.01);
    s.rect(-0.44, -0.8, 0.88, 0.32, s.down(-0.8, -0.48, '#2f5a48', '#244638'));
    s.words('떠든 사람: 전부', -0.1, -0.7, 0.07, alpha('#f4f4ea', 0.9), fonts('nanum-brush-script', '떠든 사람: 전부'));
    s.pen('M.24 -.6L.36 -.6M.3 -.66L.3 -.54M.26 -.74C.3 -.78 .36 -.76 .36 -.7', alpha('#ffd9a0', 0.9), 0.008);
    s.rect(-0.44, -0.475, 0.88, 0.016, '#6b4426');
    for (const [x, colour] of [
      [-0.3, '#ffffff'],
      [-0.24, '#ffd23f'],
      [0.2, '#ff8fb0'],
    ] as const)
      s.rect(x, -0.486, 0.045, 0.012, colour, 0.004);
    windowPane(s, -1.05, -0.78, 0.42, 0.5, { frame: '#e9ddc2', columns: 2, town: false });
    s.rect(s.left, 0.04, s.width, s.bottom, s.down(0.04, s.bottom, '#c9935a', '#8a5f38'));
    for (let plank = s.left; plank < s.right; plank += 0.11) s.rect(plank, 0.04, 0.004, s.bottom, alpha('#4a2f1c', 0.35));
    for (const [x, y, size] of [
      [-0.86, 0.02, 0.7],
      [0.44, 0.0, 0.6],
    ] as const)
      s.at(x, y, size, () => desk(s));
    const leg = mix('#2f4a7a', s.palette.near, 0.15);
    s.pen('M-.06 -.12C.06 -.14 .1 -.16 .16 -.12L.4 .09', leg, 0.075);
    s.pen('M-.1 -.11C-.16 -.16 -.2 -.14 -.24 -.1L-.42 .1', darken(leg, 0.2), 0.075);
    s.path('M0 0C.02 -.06 .1 -.06 .16 -.02L.16 .02L0 .02Z', '#f4f4f0', 0.36, 0.11);
    s.path('M0 0C-.02 -.06 -.1 -.06 -.16 -.02L-.16 .02L0 .02Z', '#f4f4f0', -0.38, 0.12);
    s.path(
      'M-.13 -.16C-.15 -.4 -.08 -.46 0 -.46C.08 -.46 .15 -.4 .13 -.16Z',
      s.across(-0.13, 0.13, darken(s.accent, 0.25), s.accent, darken(s.accent, 0.2)),
    );
    s.disc(0, -0.53, 0.075, '#e2b79c', 0.085);
    s.path('M-.085 0C-.1 -.13 .1 -.13 .085 0C.04 -.05 -.04 -.05 -.085 0Z', '#1d1620', 0, -0.53);
    s.at(0, 0.1, 1, () => desk(s));
  },
};

const desk = (s: Scene): void => {
  s.rect(-0.19, -0.27, 0.38, 0.03, '#d9a868', 0.006);
  s.rect(-0.17, -0.24, 0.34, 0.06, '#b98448', 0.004);
  for (const x of [-0.17, 0.15]) s.rect(x, -0.18, 0.02, 0.19, '#7a8a96');
  s.rect(-0.12, -0.285, 0.12, 0.016, '#fffdf4');
  s.line(
    [
      [0.05, -0.28],
      [0.14, -0.295],
    ],
    '#ffd23f',
    0.012,
  );
};
