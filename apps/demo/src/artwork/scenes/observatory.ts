import { clouds, mist, moon, ridges, sky, stars } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { grass, rocks } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Point } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const observatory: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    stars(s, s.palette.dark ? 330 : 40, -0.1);
    if (s.palette.dark) {
      for (let trail = 1; trail < 17; trail++)
        s.ring(
          -0.28,
          -0.66,
          trail * 0.075,
          alpha(lighten(s.palette.mist, 0.3), 0.2 + 0.1 * (trail % 3)),
          0.0028,
          trail * 1.9,
          trail * 1.9 + 1.1 + (trail % 4) * 0.3,
        );
    } else {
      clouds(s, -0.35, 0.6);
      moon(s, -0.28, -0.62, 0.07);
    }
    ridges(s, -0.06, 0.26);
    s.path(
      'M-2 1L-2 .12C-1 .16 -.5 .06 -.2 -.02C.1 -.08 .3 -.06 .5 0C.8 .1 1 .1 1.5 .12L1.5 1Z',
      s.down(-0.06, 0.4, mix(s.palette.near, s.palette.mid, 0.4), s.palette.ink),
    );
    const stone = mix('#cfc5b2', s.palette.near, s.palette.dark ? 0.5 : 0.06);
    for (let course = 0; course < 15; course++) {
      const part = course / 14;
      const y = -0.02 - course * 0.037;
      const half = 0.235 - 0.13 * Math.sin(Math.min(1, part * 1.02) * 1.5) ** 1.15;
      s.rect(
        0.08 - half,
        y - 0.037,
        half * 2,
        0.037,
        s.across(0.08 - half, 0.08 + half, lighten(stone, 0.2), stone, darken(stone, 0.5)),
        0.004,
      );
      const blocks = 6;
      for (let block = 1; block < blocks; block++)
        s.rect(
          0.08 - half + (half * 2 * (block + (course % 2) * 0.5 - 0.25)) / blocks,
          y - 0.037,
          0.003,
          0.037,
          alpha(s.palette.ink, 0.35),
        );
      s.rect(0.08 - half, y - 0.002, half * 2, 0.003, alpha(s.palette.ink, 0.35));
    }
    for (const [y, half] of [
      [-0.575, 0.135],
      [-0.61, 0.12],
    ] as const)
      s.rect(
        0.08 - half,
        y,
        half * 2,
        0.034,
        s.across(0.08 - half, 0.08 + half, lighten(stone, 0.25), darken(stone, 0.4)),
        0.004,
      );
    s.rect(-0.19, -0.02, 0.54, 0.05, s.down(-0.02, 0.03, stone, darken(stone, 0.45)), 0.006);
    s.rect(0.045, -0.35, 0.075, 0.075, s.around(0.08, -0.31, 0.08, lighten(s.palette.light, 0.6), s.palette.light));
    s.glow(0.08, -0.31, 0.24, s.palette.light, s.palette.dark ? 0.85 : 0.25);
    s.beam(0.08, -0.6, Math.PI + 0.25, 0.8, 0.05, 0.16, mix(s.palette.light, s.accent, 0.4), s.palette.dark ? 0.55 : 0.15);
    const constellation: Point[] = [
      [-0.4, -0.36],
      [-0.31, -0.43],
      [-0.22, -0.41],
      [-0.15, -0.47],
      [-0.17, -0.57],
      [-0.05, -0.61],
      [-0.03, -0.5],
      [-0.15, -0.47],
    ];
    s.line(constellation, alpha(s.accent, 0.75), 0.004);
    for (const [x, y] of constellation) {
      s.disc(x, y, 0.009, '#ffffff');
      s.glow(x, y, 0.05, s.accent, 0.9);
    }
    mist(s, 0.03, 0.14, 0.45);
    rocks(s, 0.44, 0.12, 0.06, mix(s.palette.near, s.palette.mid, 0.4), 348, 4);
    grass(s, s.bottom, 0.08, s.palette.ink, 90, 349);
    grass(s, 0.17, 0.05, mix(s.palette.near, s.accent, 0.3), 60, 350);
    cast(s, -0.26, 0.12, 0.19, s.seed % 2 ? 'joseon' : 'modern', 0.1);
  },
};
