import { ground, mist } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { latticeDoor } from '../kit/hanok.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const royalKitchen: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#8a5f3c', s.palette.near, s.palette.dark ? 0.55 : 0.2);
    s.fillAll(s.down(s.top, 0.1, darken(wall, 0.55), wall, darken(wall, 0.25)));
    latticeDoor(s, 0.16, -0.74, 0.3, 0.3, s.art.hour === 'night' ? 0 : 1);
    s.beam(0.3, -0.62, 0.5, 0.9, 0.1, 0.24, s.palette.light, 0.3);
    s.rect(s.left, -0.5, s.width, 0.02, darken(wall, 0.5));
    for (let hook = 0; hook < 16; hook++) {
      const x = s.left + 0.07 + hook * 0.125;
      s.line(
        [
          [x, -0.5],
          [x, -0.4],
        ],
        darken(wall, 0.7),
        0.006,
      );
      if (hook % 3) s.disc(x, -0.36, 0.034, mix('#c9a25a', s.palette.ink, 0.3), 0.042);
      else s.path('M-1 -1L1 -1L.7 1L-.7 1Z', mix(s.accent, wall, 0.2), x, -0.37, 0.035);
    }
    const hearth = mix('#b08a66', s.palette.near, 0.25);
    s.rect(s.left, -0.13, s.width, 0.24, s.down(-0.13, 0.11, lighten(hearth, 0.2), darken(hearth, 0.3)));
    ground(s, 0.1, darken(wall, 0.7), darken(wall, 0.3));
    for (const [x, size] of [
      [-0.92, 0.2],
      [-0.56, 0.2],
      [0.02, 0.3],
      [0.5, 0.2],
    ] as const)
      cauldron(s, x, size);
    for (let puff = 0; puff < 4; puff++) mist(s, -0.42 - puff * 0.13, 0.22, 0.4 - puff * 0.07, '#fff3e0');
    cast(s, -0.32, 0.2, 0.26, 'joseon', 0.16);
  },
};

/** An iron cauldron in the hearth with fire in its mouth. */
const cauldron = (s: Scene, x: number, size: number): void => {
  s.path('M-.42 .3L-.42 -.05A.42 .4 0 0 1 .42 -.05L.42 .3Z', '#160a08', x, 0.1 - size * 0.3, size);
  s.glow(x, 0.08, size * 0.9, '#ff7a2a', 0.9);
  for (const [offset, height] of [
    [-0.2, 0.32],
    [0, 0.5],
    [0.18, 0.36],
  ] as const) {
    s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffb347', x + size * offset, 0.1, size * height, size * 0.3);
  }
  s.path('M-.62 -.02C-.6 .3 -.3 .42 0 .42C.3 .42 .6 .3 .62 -.02Z', '#14110f', x, -0.13, size);
  s.disc(x, -0.132, size * 0.66, '#2c2724', size * 0.13);
  s.path(
    'M-.58 0C-.5 -.26 -.2 -.34 0 -.34C.2 -.34 .5 -.26 .58 0Z',
    s.ramp([-0.5, -0.3], [0.5, 0], '#7b736c', '#2a2624', '#0e0c0b'),
    x,
    -0.14,
    size,
  );
  s.rect(x - size * 0.06, -0.14 - size * 0.43, size * 0.12, size * 0.1, '#2a2624', size * 0.03);
  s.pen('M-.5 -.12C-.4 -.25 -.2 -.29 -.05 -.3', alpha('#ffffff', 0.45), size * 0.025, x, -0.14, size);
};
