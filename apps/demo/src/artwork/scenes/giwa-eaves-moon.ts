import { mist, moon, ridges, sky, sun } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { giwaRoof } from '../kit/hanok.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';
import { DANCHEONG } from './props/dancheong.ts';

export const giwaEavesMoon: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.1);
    const radius = s.art.hour === 'night' ? 0.35 : 0.28;
    (s.art.hour === 'night' || s.art.hour === 'dawn' ? moon : sun)(s, -0.03, -0.42, radius);
    mist(s, -0.34, 0.24, 0.6, s.palette.mist);
    ridges(s, -0.02, 0.24);
    giwaRoof(s, -0.34, 0.04, 0.66, 0.1, { tile: s.palette.mid });
    giwaRoof(s, 0.42, 0.1, 0.7, 0.11, { tile: mix(s.palette.mid, s.palette.near, 0.5) });
    mist(s, 0.06, 0.2, 0.6);
    cast(s, -0.1, 0.028, 0.2, 'joseon', 0.2);
    giwaRoof(s, -0.06, 0.34, 1.7, 0.29, { tile: s.palette.near });
    eaveCorner(s, 0.13, -0.66, 0.46);
    s.rect(s.left, 0.34, s.width, s.bottom, s.palette.ink);
  },
};

/** The corner of a roof seen from below, with painted rafters and a fish bell. */
const eaveCorner = (s: Scene, x: number, y: number, size: number): void => {
  const { ink } = s.palette;
  for (let rafter = 0; rafter < 36; rafter++) {
    const part = rafter / 14;
    const rafterX = x + size * part * 1.25;
    const rafterY = y + size * (0.02 + 0.17 * Math.min(1, part) ** 0.7);
    s.line(
      [
        [rafterX, rafterY],
        [rafterX + size * 0.22, rafterY - size * 0.2],
      ],
      mix('#2f6a5c', ink, 0.55),
      size * 0.045,
    );
    s.disc(rafterX, rafterY, size * 0.024, mix(DANCHEONG[rafter % 3] ?? '#c8452f', ink, 0.25));
    s.disc(rafterX, rafterY, size * 0.01, DANCHEONG[4]);
  }
  s.path(
    'M0 0C.35 .1 .8 .16 1.6 .18L3.4 .2L3.4 -2L1.1 -.62C.6 -.4 .2 -.2 0 -.06Z',
    s.ramp([0, 0], [0.9, -0.6], lighten(ink, 0.1), darken(ink, 0.3)),
    x,
    y,
    size,
  );
  for (let tile = 0; tile < 42; tile++) {
    const part = tile / 16;
    s.disc(x + size * 1.35 * part, y + size * 0.16 * Math.min(1, part) ** 0.75, size * 0.027, lighten(ink, 0.12));
  }
  s.pen('M0 -.05C.2 -.2 .6 -.4 1.1 -.62', alpha(s.palette.light, 0.45), 0.006, x, y, size);
  s.line(
    [
      [x + 0.012, y + 0.01],
      [x + 0.012, y + size * 0.17],
    ],
    ink,
    0.004,
  );
  s.path(
    'M-.5 -.6Q0 -.75 .5 -.6L.62 .25Q0 .4 -.62 .25Z',
    s.across(-0.5, 0.5, darken('#9a7b3c', 0.4), '#d9b25e', darken('#9a7b3c', 0.5)),
    x + 0.012,
    y + size * 0.21,
    size * 0.07,
  );
  s.path(
    'M0 -.4C.5 -.3 .5 .3 0 .5L.3 .85L-.3 .85L0 .5C-.5 .3 -.5 -.3 0 -.4Z',
    '#c99d4b',
    x + 0.012,
    y + size * 0.31,
    size * 0.07,
  );
};
