import { mist, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const moonRabbit: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.2);
    const face = s.art.hour === 'day' || s.art.hour === 'dawn' ? '#fff1cf' : lighten(s.palette.light, 0.62);
    s.glow(0, -0.36, 0.9, face, 0.4);
    s.disc(0, -0.36, 0.43, s.around(-0.08, -0.46, 0.6, lighten(face, 0.5), face, mix(face, s.palette.mid, 0.3)));
    for (const [x, y, size] of [
      [-0.24, -0.56, 0.06],
      [0.28, -0.3, 0.05],
      [-0.12, -0.68, 0.035],
      [0.14, -0.6, 0.07],
      [-0.31, -0.28, 0.04],
    ] as const)
      s.disc(x, y, size, alpha(s.palette.mid, 0.16), size * 0.8);
    s.clip('M-.43 -.36A.43 .43 0 1 1 .43 -.36A.43 .43 0 1 1 -.43 -.36Z', () => {
      s.path('M-.6 .3L-.6 -.1C-.3 -.18 .2 -.16 .6 -.08L.6 .3Z', mix(face, s.palette.mid, 0.35));
      tree(s, 0.24, -0.1, 0.44, [darken(s.accent, 0.15), s.accent, lighten(s.accent, 0.3)], 108, {
        bark: s.palette.near,
        lean: -0.25,
        leaves: 7,
      });
    });
    const ink = s.palette.near;
    s.path(
      'M-.5 -.5C-.4 -.1 -.36 .3 -.42 .5L.42 .5C.36 .3 .4 -.1 .5 -.5Z',
      s.across(-0.5, 0.5, lighten(ink, 0.25), ink, darken(ink, 0.3)),
      0.02,
      -0.19,
      0.17,
    );
    s.disc(0.02, -0.275, 0.085, lighten(ink, 0.35), 0.018);
    for (const side of s.art.figures === 'none' || s.art.figures === 'one' || s.art.figures === 'child' ? [-1] : [-1, 1])
      rabbit(s, 0.02 + side * 0.17, -0.1, 0.27, side);
    for (let bank = 0; bank < 4; bank++)
      mist(s, 0.02 + bank * 0.11, 0.26, 0.75, mix(s.palette.mist, s.palette.sky[2], bank * 0.2));
  },
};

/** A rabbit on its hind legs with a mallet, facing the mortar. */
const rabbit = (s: Scene, x: number, y: number, size: number, side: number): void => {
  const fur = s.down(-1, 0, '#fffdf6', mix('#e9e4dc', s.palette.mist, 0.4));
  s.at(
    x,
    y,
    size,
    () => {
      s.path('M-.3 0C-.42 -.3 -.22 -.58 0 -.62C.22 -.56 .3 -.3 .24 -.1C.3 -.06 .36 -.02 .34 0Z', fur);
      s.disc(-0.33, -0.1, 0.07, '#ffffff');
      s.disc(0.09, -0.7, 0.15, fur, 0.13);
      for (const [ear, turn] of [
        [-0.02, -0.35],
        [0.07, -0.05],
      ] as const)
        s.at(
          ear,
          -0.78,
          1,
          () => {
            s.disc(0, -0.16, 0.05, fur, 0.19);
            s.disc(0.01, -0.15, 0.022, '#f2b6b0', 0.13);
          },
          1,
          turn,
        );
      s.disc(0.16, -0.72, 0.02, '#b5303a');
      s.pen('M.08 -.48C.2 -.5 .3 -.56 .38 -.62', '#fffaf0', 0.1);
      s.line(
        [
          [0.34, -0.3],
          [0.44, -1.0],
        ],
        '#7a4a26',
        0.045,
      );
      s.rect(0.3, -1.16, 0.3, 0.2, '#8f5a30', 0.05);
      s.path('M-.18 -.5L.16 -.52L.2 -.3L-.2 -.28Z', s.accent);
    },
    size * -side,
  );
};
