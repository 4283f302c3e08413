import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/hanok.ts';
import { pine } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Point } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const foldingScreen: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#5c2a22', s.palette.near, s.palette.dark ? 0.6 : 0.15);
    s.fillAll(s.down(s.top, 0.2, darken(wall, 0.35), wall, darken(wall, 0.5)));
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, s.bottom, '#6a4a2a', '#2c1a10'));
    for (let board = s.left; board < s.right; board += 0.1)
      s.line(
        [
          [board, 0.02],
          [board * 1.5, s.bottom],
        ],
        alpha('#1a0d08', 0.5),
        0.003,
      );
    const panels = 6;
    const width = 0.155;
    const painted = (): void => {
      s.fillAll(s.down(-0.62, 0, mix(s.palette.sky[0], '#1f4f7a', 0.5), mix('#e9d9ae', s.palette.sky[2], 0.3)));
      s.disc(0.24, -0.5, 0.07, '#d8432f');
      s.disc(-0.24, -0.5, 0.07, '#fbf6e6');
      for (const [x, height, colour] of [
        [-0.32, 0.28, '#2e6f80'],
        [0.32, 0.28, '#2e6f80'],
        [-0.17, 0.36, '#2a7a66'],
        [0.17, 0.36, '#2a7a66'],
        [0, 0.46, '#1f5f70'],
      ] as const) {
        s.path(
          'M-.55 0C-.5 -.5 -.28 -.95 0 -1C.28 -.95 .5 -.5 .55 0Z',
          s.down(-1, 0, lighten(colour, 0.2), colour, darken(colour, 0.35)),
          x,
          -0.1,
          height,
          height * 0.62,
        );
        for (const rib of [-0.25, 0, 0.25])
          s.pen(`M${rib} -.85Q${rib * 1.6} -.4 ${rib * 1.9} -.05`, alpha('#f1e3b4', 0.5), 0.004, x, -0.1, height);
      }
      for (const x of [-0.09, 0.09]) s.pen('M0 -.3C-.03 -.2 .03 -.1 0 0', '#f7fbff', 0.011, x, -0.09);
      for (let row = 0; row < 5; row++)
        for (let wave = -10; wave <= 10; wave++)
          s.ring(
            wave * 0.05 + (row % 2) * 0.025,
            -0.07 + row * 0.025,
            0.026,
            row === 0 ? '#f7fbff' : '#bfe0e0',
            0.004,
            Math.PI,
            Math.PI * 2,
          );
      for (const side of [-1, 1]) pine(s, side * 0.44, 0, 0.42, '#1d5a44', 81 + side, -side * 0.2);
    };
    for (let panel = 0; panel < panels; panel++) {
      const x = (panel - panels / 2) * width;
      const fold = panel % 2 ? 0.02 : -0.02;
      const corners: Point[] = [
        [x, -0.62 - fold],
        [x + width, -0.62 + fold],
        [x + width, 0.03 - fold],
        [x, 0.03 + fold],
      ];
      s.clip(corners, () => {
        painted();
        s.shape(corners, panel % 2 ? alpha('#1a0a18', 0.26) : alpha('#ffe9b0', 0.1));
      });
      s.line([...corners, corners[0] ?? [0, 0]], '#3a1512', 0.011);
      s.line(
        [
          [x, 0.03 + fold],
          [x + width, 0.03 - fold],
        ],
        '#c99d4b',
        0.014,
      );
    }
    s.glow(s.left + 0.1, -0.2, 0.7, s.palette.light, 0.4);
    lantern(s, 0.46, -0.09, 0.07);
    s.line(
      [
        [0.46, -0.03],
        [0.46, 0.13],
      ],
      '#2a130c',
      0.011,
    );
    cast(s, 0, 0.2, 0.3, 'joseon', 0.24);
  },
};
