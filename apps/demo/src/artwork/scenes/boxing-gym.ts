import { mist } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast, person } from '../kit/people.ts';
import { onWall, paintRoom, roomAround } from '../kit/rooms.ts';
import type { Family } from './family.ts';

export const boxingGym: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#6f4a3a', s.palette.near, s.palette.dark ? 0.55 : 0.1);
    const room = roomAround(s, [0.05, -0.26], 0.7, 0.5);
    paintRoom(s, room, { floor: darken(wall, 0.35), wall, ceiling: darken(wall, 0.6), end: lighten(wall, 0.1) });
    const [left, top] = room.far;
    for (let row = 0; row < 12; row++)
      for (let brick = 0; brick < 9; brick++)
        s.rect(
          left + brick * 0.08 + (row % 2) * 0.04,
          top + row * 0.042,
          0.076,
          0.038,
          alpha((row * 3 + brick * 5) % 4 ? '#000000' : '#ffffff', 0.07),
        );
    onWall(s, room, -1, 0.45, 0.85, 0.5, 0.82, lighten(s.palette.sky[3], 0.2));
    for (const bar of [0.55, 0.65, 0.75]) onWall(s, room, -1, bar, bar + 0.01, 0.5, 0.82, darken(wall, 0.6));
    s.beam(s.left + 0.1, -0.66, -0.85, 1.5, 0.1, 0.3, s.palette.light, 0.35);
    s.rect(0.14, top + 0.06, 0.2, 0.14, '#f4ead4', 0.004);
    s.disc(0.24, top + 0.115, 0.04, s.accent);
    s.rect(0.16, top + 0.165, 0.16, 0.02, '#2a2024');
    s.shape(
      [
        [-0.34, 0.02],
        [0.5, 0.02],
        [0.86, s.bottom],
        [-0.7, s.bottom],
      ],
      s.down(0.02, s.bottom, mix('#4a6a8a', wall, 0.3), mix('#22344a', wall, 0.3)),
    );
    s.shape(
      [
        [-0.34, 0.02],
        [0.5, 0.02],
        [0.53, 0.06],
        [-0.37, 0.06],
      ],
      alpha('#ffffff', 0.14),
    );
    for (const [x, y, size] of [
      [-0.32, 0.02, 0.3],
      [0.48, 0.02, 0.3],
    ] as const) {
      s.rect(x - 0.016, y - size, 0.032, size, '#2a2c34', 0.008);
      s.rect(x - 0.028, y - size * 0.96, 0.056, size * 0.7, s.accent, 0.01);
    }
    for (const [index, height] of [0.09, 0.17, 0.25].entries())
      s.pen(
        `M-.32 ${0.02 - height}Q.08 ${0.035 - height} .48 ${0.02 - height}`,
        ['#e9ecef', s.accent, '#5f8fd0'][index] ?? s.accent,
        0.011,
      );
    s.rect(-0.06, s.top, 0.012, -0.66 - s.top, '#1a1c22');
    s.glow(0.1, s.top + 0.05, 0.7, s.palette.light, 0.4);
    s.at(
      -0.06,
      -0.68,
      1,
      () => {
        for (const strap of [-0.09, -0.03, 0.03, 0.09])
          s.line(
            [
              [0, 0],
              [strap, 0.09],
            ],
            '#2a2c34',
            0.007,
          );
        s.path(
          'M-.115 .1Q0 .06 .115 .1L.125 .6Q0 .68 -.125 .6Z',
          s.across(-0.12, 0.12, darken(s.accent, 0.35), lighten(s.accent, 0.2), s.accent, darken(s.accent, 0.55)),
        );
        s.path('M-.117 .2Q0 .25 .117 .2L.119 .26Q0 .31 -.119 .26Z', '#f4ead4');
        s.pen('M-.08 .14C-.095 .3 -.09 .45 -.085 .58', alpha('#ffffff', 0.4), 0.013);
        for (const crease of [0.36, 0.42, 0.5])
          s.pen(`M-.06 ${crease}Q0 ${crease + 0.03} .07 ${crease - 0.01}`, alpha('#000000', 0.3), 0.006);
      },
      1,
      0.05,
    );
    for (const [x, y] of [
      [0.33, -0.3],
      [0.39, -0.28],
    ] as const) {
      s.line(
        [
          [x, y - 0.1],
          [x, y],
        ],
        '#f4ead4',
        0.007,
      );
      s.path(
        'M-.5 -.6C-.6 -1 .6 -1 .5 -.5C.8 -.4 .7 .1 .45 .1L.4 .7L-.4 .7L-.45 .1Z',
        s.ramp([-0.5, -0.8], [0.5, 0.6], lighten(s.accent, 0.25), darken(s.accent, 0.3)),
        x,
        y + 0.04,
        0.06,
      );
    }
    mist(s, -0.1, 0.2, 0.14, '#f4e6d0');
    if (s.art.figures === 'two-apart') {
      person(s, -0.3, 0.16, 0.33, 'uniform', 1);
      person(s, 0.26, 0.14, 0.33, 'uniform', 0);
    } else cast(s, 0.17, 0.16, 0.33, 'uniform', 0.3);
  },
};
