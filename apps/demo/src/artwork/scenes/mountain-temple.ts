import { heavenlyLight, mist, ridges, sky } from '../kit/air.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { hanok, lantern } from '../kit/hanok.ts';
import { pine } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const mountainTemple: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, 0.28, -0.62, 0.09);
    ridges(s, -0.12, 0.5);
    const { near, mid, mist: haze } = s.palette;
    s.path(
      'M-1.5 .7L-1.5 .2C-.9 .16 -.6 .04 -.5 -.06C-.42 -.14 -.34 -.13 -.2 -.13L.2 -.13C.36 -.13 .4 -.05 .48 0C.6 .08 .8 .1 1 .1L1 .7Z',
      s.down(-0.13, 0.4, mix(mid, haze, 0.15), near),
    );
    hanok(s, 0.3, -0.11, 0.36, { bays: 3, plaster: '#2d6b5a' });
    hanok(s, -0.02, -0.12, 0.64, { bays: 5, plaster: '#2d6b5a', lit: [0.5, 0.9, 1, 0.9, 0.5] });
    const stone = mix('#a39b8c', near, s.palette.dark ? 0.45 : 0.1);
    for (let storey = 0; storey < 5; storey++) {
      const width = 0.15 - storey * 0.018;
      const y = -0.12 - storey * 0.075;
      s.rect(-0.33 - width * 0.32, y - 0.052, width * 0.64, 0.055, s.across(-0.4, -0.26, stone, darken(stone, 0.4)));
      s.path(
        'M-.5 0L.5 0L.58 -.12L.4 -.2L-.4 -.2L-.58 -.12Z',
        s.down(-0.2, 0, lighten(stone, s.art.weather === 'snow' ? 0.7 : 0.2), darken(stone, 0.3)),
        -0.33,
        y - 0.045,
        width,
      );
    }
    s.line(
      [
        [-0.33, -0.5],
        [-0.33, -0.58],
      ],
      stone,
      0.008,
    );
    for (let step = 0; step < 17; step++) {
      const part = step / 16;
      const half = 0.07 + part ** 1.6 * 0.3;
      const y = -0.13 + part ** 1.35 * 0.46;
      s.rect(-0.02 - half, y, half * 2, 0.012 + part * 0.03, mix(lighten(stone, 0.15), darken(stone, 0.3), step % 2), 0.002);
    }
    for (let string = 0; string < 9; string++) {
      lantern(
        s,
        -0.42 + string * 0.1,
        -0.24 + Math.abs(string - 4) * -0.012,
        0.024,
        [s.accent, '#ffcf6a', '#e0577a', '#6fc3a0'][string % 4] ?? s.accent,
      );
    }
    mist(s, 0.0, 0.2, 0.65);
    pine(s, 0.47, 0.3, 0.62, s.palette.ink, 97, -0.2);
    pine(s, -0.52, 0.34, 0.5, s.palette.ink, 98, 0.24);
    cast(s, -0.02, 0.15, 0.18, 'joseon', 0.14);
  },
};
