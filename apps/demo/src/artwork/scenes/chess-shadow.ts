import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const chessShadow: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const paper = mix(s.accent, s.palette.sky[3], 0.5);
    const wall = mix(paper, s.palette.near, s.palette.dark ? 0.55 : 0.12);
    s.fillAll(s.around(-0.1, -0.4, 1.2, lighten(wall, 0.25), wall, darken(wall, 0.45)));
    const square = (column: number, row: number): [number, number] => {
      const depth = row / 8;
      const spread = 0.09 + depth ** 1.4 * 0.15;
      return [(column - 4) * spread, -0.05 + depth ** 1.5 * (s.bottom + 0.08)];
    };
    for (let row = 0; row < 8; row++)
      for (let column = -4; column < 12; column++) {
        s.shape(
          [square(column, row), square(column + 1, row), square(column + 1, row + 1), square(column, row + 1)],
          (row + column) % 2 ? mix('#f4e6cc', s.palette.near, s.palette.dark ? 0.35 : 0.04) : mix('#4a2a20', s.palette.ink, 0.25),
        );
      }
    s.rect(s.left, -0.062, s.width, 0.014, darken(wall, 0.6));
    const shadow = alpha(darken(wall, 0.8), 0.82);
    s.shape(
      [
        [-0.12, 0.1],
        [0.0, 0.1],
        [0.28, -0.05],
        [0.06, -0.05],
      ],
      shadow,
    );
    crowned(s, 0.17, -0.05, 0.72, () => shadow);
    const piece = (x: number, y: number, size: number, paint: string): void => {
      s.disc(x + size * 0.1, y, size * 0.36, alpha('#000000', 0.35), size * 0.09);
      s.path(
        'M-.3 0C-.32 -.1 -.22 -.14 -.2 -.2C-.1 -.32 -.08 -.42 -.1 -.56L.1 -.56C.08 -.42 .1 -.32 .2 -.2C.22 -.14 .32 -.1 .3 0Q0 .09 -.3 0Z',
        s.across(-0.3, 0.3, lighten(paint, 0.5), paint, darken(paint, 0.5)),
        x,
        y,
        size,
      );
      s.rect(x - size * 0.17, y - size * 0.6, size * 0.34, size * 0.06, lighten(paint, 0.2), size * 0.02);
      s.disc(
        x,
        y - size * 0.72,
        size * 0.17,
        s.around(x - size * 0.07, y - size * 0.8, size * 0.3, lighten(paint, 0.6), paint, darken(paint, 0.4)),
      );
    };
    const others = { none: 0, one: 0, child: 0, running: 1, 'two-apart': 1, 'two-together': 1, group: 4 }[s.art.figures];
    for (let index = 0; index < others; index++)
      piece([0.36, -0.42, 0.46, -0.26][index] ?? 0.36, [0.14, 0.02, 0.03, -0.0][index] ?? 0.1, 0.2, '#2a2430');
    if (s.art.figures === 'two-together') piece(-0.25, 0.11, 0.26, '#e9dcc4');
    piece(-0.08, 0.15, 0.36, s.accent);
    s.beam(s.left - 0.1, -0.2, -1.2, 1.4, 0.03, 0.3, s.palette.light, 0.3);
  },
};

/** The king's outline. */
const crowned = (s: Scene, x: number, y: number, size: number, fill: () => string): void =>
  s.path(
    'M-.27 0C-.28 -.08 -.2 -.1 -.19 -.15C-.1 -.24 -.1 -.4 -.11 -.56L-.17 -.58L-.17 -.62L-.13 -.64C-.22 -.74 -.24 -.84 -.17 -.87C-.1 -.89 -.05 -.84 -.03 -.82L-.03 -.89L-.09 -.89L-.09 -.94L-.03 -.94L-.03 -1L.03 -1L.03 -.94L.09 -.94L.09 -.89L.03 -.89L.03 -.82C.05 -.84 .1 -.89 .17 -.87C.24 -.84 .22 -.74 .13 -.64L.17 -.62L.17 -.58L.11 -.56C.1 -.4 .1 -.24 .19 -.15C.2 -.1 .28 -.08 .27 0Z',
    fill(),
    x,
    y,
    size,
  );
