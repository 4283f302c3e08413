import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Family } from './family.ts';
import { CHAIR } from './props/chair.ts';

export const emptyChair: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const glow = mix(s.accent, s.palette.light, 0.35);
    const wall = mix(darken(glow, 0.55), s.palette.near, s.palette.dark ? 0.5 : 0.25);
    s.fillAll(s.down(s.top, 0.05, darken(wall, 0.55), wall));
    for (let stripe = s.left; stripe < s.right; stripe += 0.07)
      s.line(
        [
          [stripe, s.top],
          [stripe, 0.02],
        ],
        alpha(darken(wall, 0.6), 0.35),
        0.005,
      );
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, s.bottom, darken(wall, 0.3), darken(wall, 0.85)));
    for (let board = -9; board < 10; board++)
      s.line(
        [
          [board * 0.13, 0.02],
          [board * 0.3, s.bottom],
        ],
        alpha('#000000', 0.4),
        0.004,
      );
    s.rect(s.left, -0.03, s.width, 0.05, darken(wall, 0.45));
    s.shape(
      [
        [-0.24, -0.72],
        [0.46, -0.78],
        [0.46, 0.02],
        [-0.24, 0.02],
      ],
      s.ramp([-0.2, -0.7], [0.5, 0], lighten(glow, 0.4), glow, mix(glow, wall, 0.6)),
    );
    s.shape(
      [
        [-0.24, 0.02],
        [0.46, 0.02],
        [0.3, s.bottom],
        [-0.62, s.bottom],
      ],
      s.down(0.02, s.bottom, alpha(glow, 0.85), alpha(glow, 0.1)),
    );
    s.line(
      [
        [0.12, -0.76],
        [0.12, 0.02],
      ],
      wall,
      0.02,
    );
    s.line(
      [
        [-0.24, -0.4],
        [0.46, -0.42],
      ],
      wall,
      0.02,
    );
    s.glow(0.1, -0.36, 0.6, glow, 0.35);
    const shadow = alpha(darken(wall, 0.8), 0.88);
    s.path(CHAIR, shadow, 0.16, 0.02, 0.66, 0.58);
    if (s.art.figures !== 'none') {
      const seated = (x: number): void =>
        s.at(x, -0.4, 0.6, () => {
          s.path('M-.17 .1C-.2 -.12 -.2 -.3 -.1 -.37L.1 -.37C.2 -.3 .2 -.12 .17 .1Z', darken(wall, 0.82));
          s.disc(0, -0.47, 0.085, darken(wall, 0.82), 0.105);
          s.path(
            'M-.1 -.5C-.13 -.64 .13 -.64 .1 -.5C.13 -.4 .12 -.28 .1 -.2L.06 -.36L-.06 -.36L-.1 -.2C-.12 -.28 -.13 -.4 -.1 -.5Z',
            darken(wall, 0.82),
          );
        });
      seated(0.16);
      if (s.art.figures.startsWith('two') || s.art.figures === 'group')
        s.path(
          'M-.09 0C-.12 -.5 -.12 -.7 -.06 -.78C-.09 -.98 .09 -.98 .06 -.78C.12 -.7 .12 -.5 .09 0Z',
          shadow,
          0.36,
          0.02,
          0.66,
          0.62,
        );
    }
    s.shape(
      [
        [-0.2, 0.17],
        [-0.02, 0.17],
        [0.16, 0.02],
        [0.06, 0.02],
      ],
      alpha('#000000', 0.45),
    );
    const wood = '#8a5730';
    s.at(-0.16, 0.19, 0.46, () => {
      s.path(CHAIR, s.across(-0.2, 0.2, darken(wood, 0.35), lighten(wood, 0.15), darken(wood, 0.15)));
      for (const slat of [-0.76, -0.64, -0.52]) s.rect(-0.16, slat, 0.32, 0.05, darken(wood, 0.2));
      s.shape(
        [
          [-0.2, -0.44],
          [0.2, -0.44],
          [0.27, -0.36],
          [-0.27, -0.36],
        ],
        lighten(wood, 0.35),
      );
      s.shape(
        [
          [-0.27, -0.36],
          [0.27, -0.36],
          [0.27, -0.31],
          [-0.27, -0.31],
        ],
        darken(wood, 0.3),
      );
      for (const leg of [-0.25, 0.22]) s.rect(leg, -0.32, 0.035, 0.38, darken(wood, 0.35));
    });
    s.disc(-0.04, 0.22, 0.02, s.accent, 0.008);
  },
};
