import { ground, moon, ridges, sky } from '../kit/air.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { pine } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const scholarDesk: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#6e5a46', s.palette.near, s.palette.dark ? 0.65 : 0.1);
    s.fillAll(s.down(s.top, 0.2, darken(wall, 0.5), wall, darken(wall, 0.4)));
    s.disc(-0.02, -0.44, 0.345, darken('#3a2014', 0.2));
    s.clip('M-.345 -.44A.325 .325 0 1 1 .305 -.44A.325 .325 0 1 1 -.345 -.44Z', () => {
      sky(s, -0.1);
      moon(s, 0.1, -0.56, 0.1);
      ridges(s, -0.18, 0.2);
      pine(s, -0.3, -0.08, 0.46, s.palette.ink, 75, 0.5);
    });
    s.ring(-0.02, -0.44, 0.335, '#2a150c', 0.026);
    const wood = '#6a2f1b';
    ground(s, 0.03, darken(wall, 0.72), darken(wall, 0.25));
    s.rect(-0.44, -0.07, 0.88, 0.04, s.down(-0.07, -0.03, lighten(wood, 0.3), wood), 0.012);
    for (const side of [-1, 1])
      s.path('M0 0C-.1 .4 .3 .6 .1 1L-.2 1C-.3 .5 -.3 .3 -.3 0Z', darken(wood, 0.35), side * 0.33, -0.03, 0.17, side * 0.22);
    s.shape(
      [
        [-0.24, -0.075],
        [0.2, -0.075],
        [0.25, -0.06],
        [0.28, 0.24],
        [-0.16, 0.24],
        [-0.28, -0.06],
      ],
      s.down(-0.07, 0.24, '#fffaf0', '#e2d3b4'),
    );
    s.rect(-0.17, 0.232, 0.46, 0.026, darken(wood, 0.2), 0.013);
    const random = s.part(74);
    for (let column = 0; column < 6; column++) {
      const x = 0.19 - column * 0.068;
      for (let mark = 0; mark < 7; mark++)
        s.pen(
          `M0 0L${random() * 0.02} ${0.006 + random() * 0.012}M-.008 .006L.012 .004`,
          column === 2 && mark > 3 ? s.accent : '#1b1720',
          0.0055,
          x,
          -0.035 + mark * 0.035,
        );
    }
    s.rect(-0.4, -0.12, 0.1, 0.05, '#18181c', 0.01);
    s.disc(-0.35, -0.118, 0.03, '#30303a', 0.01);
    for (let brush = 0; brush < 4; brush++)
      s.line(
        [
          [0.36 + brush * 0.012, -0.08],
          [0.33 + brush * 0.034, -0.26],
        ],
        ['#8a5a2a', '#3a2a20', '#a5301f', '#c9a25a'][brush] ?? '#8a5a2a',
        0.009,
      );
    s.path('M-1 -1L1 -1L.8 1L-.8 1Z', s.across(-1, 1, '#f3efe4', '#b9c7cf'), 0.378, -0.11, 0.045);
    s.rect(-0.445, -0.25, 0.012, 0.18, '#c9a25a');
    s.rect(-0.463, -0.34, 0.048, 0.09, '#f6e9cf', 0.008);
    s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffe9a8', -0.439, -0.34, 0.075, 0.04);
    s.glow(-0.439, -0.38, 0.55, '#ffb454', 0.6);
    cast(s, -0.36, 0.26, 0.22, 'joseon', 0.14);
  },
};
