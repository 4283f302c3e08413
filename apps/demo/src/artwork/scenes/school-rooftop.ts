import { ground, heavenlyLight, mist, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const schoolRooftop: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    heavenlyLight(s, -0.3, -0.56, 0.07);
    for (const [x, y, size] of [
      [0.36, -0.2, 0.34],
      [0.1, -0.12, 0.24],
      [0.62, -0.12, 0.3],
      [-0.9, -0.1, 0.4],
    ] as const)
      billow(s, x, y, size);
    mist(s, -0.08, 0.14, 0.5, lighten(s.palette.sky[3], 0.3));
    skyline(s, 0.02, 0.13, mix(s.palette.far, s.palette.mid, 0.4), 262, { width: 0.06 });
    const floor = mix('#4f9a7a', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    ground(s, 0.02, darken(floor, 0.35), lighten(floor, 0.12));
    s.shape(
      [
        [-0.34, 0.05],
        [-0.24, 0.05],
        [-0.5, s.bottom],
        [-0.8, s.bottom],
      ],
      alpha('#ffffff', 0.7),
    );
    s.ring(0.2, 0.26, 0.36, alpha('#ffffff', 0.75), 0.012, 0, 6.3, 0.1);
    s.rect(s.left, 0.0, s.width, 0.04, mix('#e9e4d6', s.palette.near, s.palette.dark ? 0.5 : 0.05));
    const wire = alpha(mix('#f4f8f6', s.palette.near, s.palette.dark ? 0.4 : 0.1), 0.85);
    for (let x = s.left - 0.3; x < s.right + 0.3; x += 0.032) {
      s.line(
        [
          [x, 0],
          [x + 0.3, -0.34],
        ],
        alpha('#ffffff', 0.32),
        0.0022,
      );
      s.line(
        [
          [x + 0.3, 0],
          [x, -0.34],
        ],
        alpha('#ffffff', 0.32),
        0.0022,
      );
    }
    for (let post = Math.floor(s.left / 0.26); post < s.right / 0.26; post++)
      s.line(
        [
          [post * 0.26, 0.01],
          [post * 0.26, -0.36],
        ],
        wire,
        0.01,
      );
    for (const y of [-0.35, -0.18])
      s.line(
        [
          [s.left, y],
          [s.right, y],
        ],
        wire,
        0.009,
      );
    s.at(-0.17, 0.03, 1, () => {
      s.path(
        'M-.1 -.3L-.03 -.33L.03 -.33L.1 -.3L.15 -.1L.1 -.08L.085 -.18L.09 .02L-.09 .02L-.085 -.18L-.1 -.08L-.15 -.1Z',
        s.across(-0.12, 0.12, '#2a3a66', '#1b2748'),
      );
      s.path('M-.03 -.33L0 -.22L.03 -.33Z', '#fbfbf6');
      s.line(
        [
          [0, -0.25],
          [0.012, -0.08],
        ],
        s.accent,
        0.018,
      );
    });
    for (const x of [0.02, 0.1])
      s.path(
        'M-1 0C-1 -.5 -.5 -.7 -.3 -.6C0 -.3 .5 -.3 1 -.1L1 .1L-1 .1Z',
        x < 0.05 ? '#fbfbf6' : lighten(s.accent, 0.2),
        x,
        0.15,
        0.034,
      );
    s.rect(0.22, 0.02, 0.14, 0.13, s.across(0.22, 0.36, lighten(s.accent, 0.15), darken(s.accent, 0.3)), 0.03);
    s.rect(0.245, 0.07, 0.09, 0.06, darken(s.accent, 0.2), 0.01);
    s.pen('M.25 .02C.25 -.05 .33 -.05 .33 .02', darken(s.accent, 0.4), 0.012);
    s.path('M-.5 -.05L.5 -.3L.1 .3L0 .08Z', '#ffffff', 0.24, -0.62, 0.11);
    s.path('M0 .08L.5 -.3L.05 .26Z', '#cfdff0', 0.24, -0.62, 0.11);
    cast(s, 0.02, 0.2, 0.27, 'uniform', 0.24);
  },
};

/** A summer cloud: one flat base, a few large domes, shaded from below. */
const billow = (s: Scene, x: number, y: number, size: number): void => {
  const lit = lighten(s.palette.pale, 0.4);
  const shade = mix(s.palette.sky[2], s.palette.pale, 0.55);
  s.path(
    'M-1 0C-1.1 -.3 -.8 -.42 -.66 -.4C-.62 -.72 -.3 -.86 -.1 -.7C.06 -1.02 .5 -.94 .54 -.6C.78 -.62 .94 -.4 .86 -.26C1.02 -.22 1.04 -.04 .98 0Z',
    s.down(-0.95, 0, lit, mix(lit, shade, 0.4), shade),
    x,
    y,
    size,
  );
  s.pen('M-.5 -.3C-.4 -.5 -.2 -.5 -.1 -.4M.1 -.5C.2 -.66 .4 -.6 .42 -.44', alpha(shade, 0.6), size * 0.03, x, y, size);
};
