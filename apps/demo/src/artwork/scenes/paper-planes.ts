import { clouds, heavenlyLight, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const paperPlanes: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.1);
    clouds(s, -0.3, 0.6);
    heavenlyLight(s, 0.32, -0.7, 0.06);
    for (const [x, y, size] of [
      [-0.36, -0.5, 0.13],
      [0.3, -0.46, 0.1],
    ] as const)
      for (let puff = 0; puff < 5; puff++)
        s.disc(x + (puff - 2) * size * 0.5, y + Math.abs(puff - 2) * size * 0.14, size * 0.5, alpha('#ffffff', 0.6), size * 0.36);
    const random = s.part(470);
    for (let plane = 0; plane < 15; plane++) {
      const size = 0.045 + random() * 0.07;
      s.at(
        -0.95 + plane * 0.11 + random() * 0.05,
        -0.74 + random() * 0.5,
        size,
        () => {
          s.path('M-1 .5L1 -.5L-.2 .2Z', plane % 4 ? '#ffffff' : lighten(s.accent, 0.3));
          s.path('M-.2 .2L1 -.5L0 .55Z', plane % 4 ? '#d3dde6' : s.accent);
          s.path('M-1 .5L1 -.5L-.4 .9Z', alpha('#b9c6d2', 0.8));
        },
        size,
        -0.5 + random() * 0.5,
      );
    }
    for (let row = 0; row < 3; row++) s.rect(s.left, -0.24 + row * 0.09, s.width, 0.014, mix('#e9eef2', s.palette.mid, 0.2));
    for (let post = -6; post < 4; post++) s.rect(post * 0.24 + 0.11, -0.26, 0.02, 0.34, mix('#d3dbe2', s.palette.mid, 0.2));
    s.rect(
      s.left,
      0.05,
      s.width,
      s.bottom,
      s.down(0.05, s.bottom, mix('#9ac0a8', s.palette.mid, 0.2), mix('#5a8a74', s.palette.near, 0.3)),
    );
    ['#ff9ecb', '#8fc8ff', '#ffd86a', '#a8e0b0', '#c9a8f0'].forEach((paint, bag) =>
      schoolBag(s, -0.36 + bag * 0.18, -0.2, bag === 0 ? s.accent : paint),
    );
  },
};

/** A school bag hung on the railing by its loop, with a charm on its zip. */
const schoolBag = (s: Scene, x: number, y: number, paint: string): void => {
  s.pen('M-.03 0C-.03 -.06 .03 -.06 .03 0', darken(paint, 0.35), 0.012, x, y, 1);
  s.rect(x - 0.07, y, 0.14, 0.2, s.across(x - 0.07, x + 0.07, lighten(paint, 0.2), paint, darken(paint, 0.25)), 0.045);
  s.rect(x - 0.05, y + 0.1, 0.1, 0.08, darken(paint, 0.14), 0.02);
  s.rect(x - 0.05, y + 0.05, 0.1, 0.008, darken(paint, 0.4));
  s.line(
    [
      [x + 0.04, y + 0.054],
      [x + 0.06, y + 0.1],
    ],
    '#f4efe2',
    0.005,
  );
  s.disc(x + 0.062, y + 0.115, 0.017, '#fffdf4');
};
