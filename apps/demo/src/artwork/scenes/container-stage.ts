import { sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { person } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const containerStage: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0);
    const random = s.part(460);
    for (let row = 0; row < 5; row++)
      for (let column = -5; column < 3; column++) {
        const x = column * 0.3 + 0.02;
        const y = 0.02 - row * 0.19;
        if (column === -1 && row === 1) continue;
        container(
          s,
          x,
          y,
          mix(['#6a727c', '#7a828a', '#5a626c', '#868c92'][Math.floor(random() * 4)] ?? '#6a727c', s.palette.near, 0.2),
        );
      }
    s.rect(-0.28, -0.36, 0.29, 0.19, s.down(-0.36, -0.17, darken(s.accent, 0.6), s.accent, lighten(s.accent, 0.55)));
    for (const x of [-0.25, -0.18, -0.09, -0.02]) s.beam(x, -0.36, (-0.135 - x) * 1.2, 0.2, 0.01, 0.05, '#ffffff', 0.6);
    s.glow(-0.135, -0.25, 0.55, s.accent, 0.75);
    s.shape(
      [
        [-0.28, -0.36],
        [-0.36, -0.39],
        [-0.36, -0.15],
        [-0.28, -0.17],
      ],
      '#8a929a',
    );
    s.shape(
      [
        [0.01, -0.36],
        [0.09, -0.39],
        [0.09, -0.15],
        [0.01, -0.17],
      ],
      '#8a929a',
    );
    person(s, -0.135, -0.17, 0.14, 'stage');
    s.rect(
      s.left,
      0.02,
      s.width,
      s.bottom,
      s.down(0.02, s.bottom, mix('#7a7f86', s.palette.mid, 0.3), darken(s.palette.near, 0.3)),
    );
    s.shape(
      [
        [-0.26, 0.02],
        [0, 0.02],
        [0.2, 0.3],
        [-0.46, 0.3],
      ],
      alpha(lighten(s.accent, 0.4), 0.3),
    );
    for (let fan = 0; fan < 13; fan++) {
      s.disc(-0.44 + fan * 0.075, 0.09 + (fan % 3) * 0.025, 0.032, darken(s.palette.ink, 0.2));
      s.disc(-0.44 + fan * 0.075, 0.15 + (fan % 3) * 0.025, 0.055, darken(s.palette.ink, 0.2));
    }
  },
};

/** The end of a container with its ribs and locking bars. */
const container = (s: Scene, x: number, y: number, paint: string): void => {
  s.rect(x, y - 0.18, 0.29, 0.18, s.across(x, x + 0.29, darken(paint, 0.25), paint, darken(paint, 0.15)), 0.004);
  for (let rib = 0; rib < 11; rib++) s.rect(x + 0.012 + rib * 0.025, y - 0.17, 0.008, 0.16, alpha('#000000', 0.16));
  s.rect(x, y - 0.18, 0.29, 0.01, lighten(paint, 0.2));
};
