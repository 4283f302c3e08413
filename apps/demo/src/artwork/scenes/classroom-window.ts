import { heavenlyLight } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const classroomWindow: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#f0e4c8', s.palette.near, { night: 0.66, dusk: 0.4, dawn: 0.15, day: 0.02 }[s.art.hour]);
    s.fillAll(s.down(s.top, 0.1, lighten(wall, 0.1), wall));
    s.rect(s.left, -0.16, s.width, 0.3, mix('#8fae9a', wall, 0.4));
    for (const x of [-0.98, -0.4, 0.18]) {
      windowPane(s, x, -0.78, 0.5, 0.56, { frame: mix('#fbf8ee', wall, 0.3), columns: 2, rows: 2, town: true });
    }
    heavenlyLight(s, 0.3, -0.62, 0.06);
    tree(
      s,
      -0.24,
      -0.22,
      0.46,
      s.art.weather === 'petals'
        ? ['#ffc3d0', '#ffe0e6', '#f79fb4']
        : [mix('#5f9a55', s.palette.mid, 0.2), mix('#a9c86a', s.palette.mid, 0.2)],
      255,
      { leaves: 7 },
    );
    for (const x of [-0.41, 0.09, 0.17, 0.67, -0.48]) s.rect(x, -0.8, 0.02, 0.6, mix('#fbf8ee', wall, 0.35));
    s.rect(-0.405, -0.51, 0.5, 0.014, mix('#fbf8ee', wall, 0.35));
    s.path('M0 0L.2 0C.26 .2 .08 .34 .3 .52C.2 .6 .06 .54 0 .6Z', alpha('#fffaf0', 0.86), -0.42, -0.8, 1.0);
    s.path('M0 0L-.12 0C-.16 .2 -.02 .4 -.2 .56L0 .6Z', alpha('#fffaf0', 0.7), 0.14, -0.8, 1.0);
    for (let fold = 0; fold < 4; fold++)
      s.pen('M.04 0C.07 .2 0 .34 .08 .55', alpha(s.palette.mid, 0.28), 0.005, -0.41 + fold * 0.05, -0.8);
    const wood = mix('#b98a55', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, mix(wood, '#7a5433', 0.4), darken(wood, 0.55)));
    s.shape(
      [
        [-0.3, 0.06],
        [0.2, 0.06],
        [0.42, s.bottom],
        [-0.3, s.bottom],
      ],
      alpha(s.palette.light, 0.3),
    );
    s.beam(-0.1, -0.5, -0.3, 1, 0.14, 0.36, s.palette.light, s.palette.dark ? 0.1 : 0.35);
    for (const [x, y, size] of [
      [-0.98, 0.07, 0.2],
      [-0.62, 0.08, 0.2],
      [0.42, 0.08, 0.2],
      [-0.36, 0.12, 0.25],
      [0.14, 0.14, 0.32],
    ] as const)
      desk(s, x, y, size, wood);
    s.rect(0.08, -0.1, 0.11, 0.018, '#fbf6ea', 0.003);
    s.rect(0.1, -0.125, 0.08, 0.025, s.accent, 0.004);
    cast(s, -0.16, 0.16, 0.36, 'uniform', 0.24);
  },
};

const desk = (s: Scene, x: number, y: number, size: number, wood: string): void => {
  for (const leg of [-0.42, 0.42])
    s.line(
      [
        [x + leg * size, y - size * 0.5],
        [x + leg * size * 1.1, y + size * 0.12],
      ],
      '#5f6a74',
      size * 0.05,
    );
  s.shape(
    [
      [x - size * 0.5, y - size * 0.68],
      [x + size * 0.5, y - size * 0.68],
      [x + size * 0.6, y - size * 0.46],
      [x - size * 0.6, y - size * 0.46],
    ],
    s.down(y - size * 0.7, y - size * 0.46, lighten(wood, 0.35), wood),
  );
  s.rect(x - size * 0.6, y - size * 0.47, size * 1.2, size * 0.06, darken(wood, 0.35));
  s.rect(x - size * 0.5, y - size * 0.41, size, size * 0.14, darken(wood, 0.5));
};
