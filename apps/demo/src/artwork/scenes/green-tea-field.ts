import { heavenlyLight, mist, ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const greenTeaField: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.3);
    heavenlyLight(s, 0.26, -0.58, 0.09);
    ridges(s, -0.32, 0.22);
    const leaf = mix('#5f9a45', s.palette.mid, s.palette.dark ? 0.6 : 0.08);
    const hill = (x: number, y: number, width: number, height: number, count: number, turn: number): void => {
      s.g.save();
      s.g.translate(x, y);
      s.g.rotate(turn);
      for (let row = 0; row < count; row++) {
        const part = row / count;
        const tone = mix(lighten(leaf, 0.22), darken(leaf, 0.35), part);
        s.disc(
          0,
          height * part * 1.1,
          width * (0.55 + part * 0.6),
          s.down(height * part * 0.5 - height * 0.5, height, lighten(tone, 0.22), tone, darken(tone, 0.55)),
          height * (0.5 + part * 0.3),
        );
        s.ring(
          0,
          height * part * 1.1,
          width * (0.55 + part * 0.6),
          alpha(darken(leaf, 0.7), 0.75),
          0.006 + 0.012 * part,
          Math.PI,
          Math.PI * 2,
          height * (0.5 + part * 0.3),
        );
      }
      s.g.restore();
    };
    hill(0.3, -0.1, 0.62, 0.24, 8, 0.1);
    mist(s, -0.12, 0.2, 0.5);
    hill(-0.5, 0.02, 0.8, 0.32, 10, -0.12);
    hill(0.42, 0.22, 0.9, 0.36, 9, 0.12);
    for (const [index, x] of [-0.44, -0.36, -0.3].entries())
      s.path(
        'M0 -1C.2 -.7 .24 -.3 .16 0L-.16 0C-.24 -.3 -.2 -.7 0 -1Z',
        mix('#1f4a3a', s.palette.near, 0.4),
        x,
        -0.13 + index * 0.01,
        0.26 - index * 0.05,
      );
    cast(s, 0.06, 0.13, 0.2, 'work', 0.2);
    s.path('M-.5 -.3L.5 -.3L.36 .2L-.36 .2Z', '#b5814a', 0.18, 0.13, 0.07);
    for (let row = 0; row < 3; row++)
      s.line(
        [
          [0.15, 0.115 + row * 0.01],
          [0.21, 0.115 + row * 0.01],
        ],
        '#7a4f28',
        0.003,
      );
  },
};
