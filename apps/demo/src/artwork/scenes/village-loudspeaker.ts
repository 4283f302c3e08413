import { heavenlyLight, ridges, sky } from '../kit/air.ts';
import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const villageLoudspeaker: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, 0.32, -0.66, 0.08);
    ridges(s, 0, 0.24);
    s.rect(
      s.left,
      -0.02,
      s.width,
      s.bottom,
      s.down(-0.02, s.bottom, mix('#c9b46a', s.palette.mist, 0.25), mix('#7f8a44', s.palette.mid, 0.3), s.palette.near),
    );
    for (let furrow = 0; furrow < 6; furrow++)
      s.pen(
        `M${s.left} ${0.03 + furrow * 0.05}Q0 ${furrow * 0.05} ${s.right} ${0.05 + furrow * 0.055}`,
        alpha(s.palette.near, 0.3),
        0.008,
      );
    const random = s.part(430);
    for (let house = 0; house < 9; house++) {
      const x = -1.1 + house * 0.2 + random() * 0.06;
      const y = 0.0 + random() * 0.05;
      s.rect(x, y - 0.05, 0.1, 0.055, mix('#efe4cf', s.palette.mid, 0.2));
      s.path(
        'M-.07 0L-.045 -.045L.045 -.045L.07 0Z',
        [s.accent, '#3f6f9a', '#8a3f3a'][house % 3] ?? s.accent,
        x + 0.05,
        y - 0.045,
      );
    }
    s.line(
      [
        [-0.02, 0.08],
        [-0.02, -0.82],
      ],
      mix('#8a8f94', s.palette.near, 0.3),
      0.024,
    );
    for (const [y, side, size] of [
      [-0.62, 1, 0.3],
      [-0.52, -1, 0.24],
    ] as const)
      s.at(
        -0.02,
        y,
        size,
        () => {
          s.path('M.1 -.14L.3 -.16L.3 .16L.1 .14Z', '#6b7480');
          s.path(
            'M.3 -.1C.6 -.14 .8 -.28 1.1 -.5C1.2 -.2 1.2 .2 1.1 .5C.8 .28 .6 .14 .3 .1Z',
            s.down(-0.5, 0.5, '#f4f6f2', '#b9c2c4', '#7f8a90'),
          );
          s.disc(1.1, 0, 0.12, '#3a444c', 0.5);
          for (let wave = 0; wave < 3; wave++)
            s.ring(1.0, 0, 0.5 + wave * 0.24, alpha(s.accent, 0.75 - wave * 0.2), 0.045, -0.6, 0.6);
        },
        size * side,
      );
    s.pen('M-.6 -.9C-.3 -.84 -.1 -.86 .3 -.74C.42 -.7 .5 -.66 .6 -.64', mix('#4a3422', s.palette.near, 0.3), 0.024);
    for (const [x, y] of [
      [-0.36, -0.78],
      [-0.2, -0.76],
      [0.18, -0.68],
      [0.36, -0.62],
      [0.46, -0.58],
      [-0.46, -0.8],
    ] as const) {
      s.disc(x, y, 0.042, s.around(x - 0.014, y - 0.016, 0.06, '#ffd08a', s.accent, darken(s.accent, 0.35)), 0.038);
      s.path('M-.02 0L0 -.012L.02 0L0 .008Z', '#5a6a2f', x, y - 0.036, 1.2);
    }
    cast(s, 0, 0.1, 0.2, 'work', 0.24);
  },
};
