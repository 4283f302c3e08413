import { ground, heavenlyLight, ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { hanok, lantern } from '../kit/hanok.ts';
import { bough, foliage } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const hanokCourtyard: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    heavenlyLight(s, -0.2, -0.74, 0.07);
    ridges(s, -0.3, 0.26);
    const earth = mix('#c9a77a', s.palette.mid, s.palette.dark ? 0.6 : 0.15);
    ground(s, -0.06, darken(earth, 0.35), s.art.weather === 'snow' ? '#e8eefb' : earth);
    hanok(s, 0.52, -0.02, 0.74, { bays: 4, lit: [0.2, 0.7, 0.2] });
    hanok(s, -0.12, 0, 0.98, { bays: 5, lit: [0.3, 1, 0.9, 1, 0.3] });
    for (const [x, y, size] of [
      [-0.42, 0.05, 0.06],
      [-0.33, 0.07, 0.08],
      [-0.23, 0.06, 0.055],
      [-0.38, 0.11, 0.075],
    ] as const)
      jar(s, x, y, size);
    blossomTree(s, 0.4, 0.08);
    cast(s, 0.02, 0.14, 0.2, 'joseon', 0.22);
    const wood = darken(mix('#5b3018', s.palette.ink, 0.55), 0.15);
    const floor = s.bottom - s.height * 0.11;
    s.rect(s.left, floor, s.width, s.bottom - floor, s.down(floor, s.bottom, lighten(wood, 0.2), darken(wood, 0.4)));
    for (let plank = s.left; plank < s.right; plank += 0.13)
      s.line(
        [
          [plank, s.bottom],
          [plank * 0.8, floor],
        ],
        darken(wood, 0.5),
        0.004,
      );
    for (const x of s.wide ? [s.right - 0.06] : [s.left + 0.02, s.right - 0.02])
      s.rect(
        x - 0.035,
        s.top,
        0.07,
        s.height,
        s.across(x - 0.035, x + 0.035, darken(wood, 0.3), lighten(wood, 0.18), darken(wood, 0.45)),
      );
    lantern(s, s.right - 0.17, -0.52, 0.06);
  },
};

const blossomTree = (s: Scene, x: number, y: number): void => {
  const random = s.part(71);
  const tips: Point[] = [];
  bough(s, [x, y], -1.85, 0.24, 0.05, 5, darken(s.palette.ink, 0.1), random, (tipX, tipY) => tips.push([tipX, tipY]));
  const leaf = s.art.weather === 'snow' ? '#f3f6ff' : s.accent;
  foliage(s, tips, 0.024, [leaf, lighten(leaf, 0.35), darken(leaf, 0.2)], 8, random);
};

/** A brown earthenware jar. */
const jar = (s: Scene, x: number, y: number, size: number): void => {
  s.disc(x + size * 0.1, y, size * 0.62, alpha(s.palette.ink, 0.35), size * 0.12);
  s.path(
    'M-.34 0C-.74 -.5 -.62 -1 -.4 -1.12L.4 -1.12C.62 -1 .74 -.5 .34 0Z',
    s.across(-0.6, 0.6, '#c77a48', '#8a4524', '#5a2814', '#3a170c'),
    x,
    y,
    size,
  );
  s.pen('M-.52 -.72Q0 -.6 .52 -.72', 'rgba(255,190,130,.35)', size * 0.03, x, y, size);
  s.disc(x, y - size * 1.14, size * 0.46, '#7a3a1e', size * 0.11);
  s.disc(x, y - size * 1.17, size * 0.44, s.art.weather === 'snow' ? '#f1f5ff' : '#a65f36', size * 0.08);
  s.disc(x, y - size * 1.24, size * 0.1, '#6a3018', size * 0.06);
};
