import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const copperLids: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#3a2018', s.palette.near, 0.35);
    s.fillAll(s.down(s.top, s.bottom, darken(wall, 0.4), lighten(wall, 0.06), darken(wall, 0.5)));
    for (let row = 0; row < 4; row++) {
      const y = -0.72 + row * 0.2;
      s.rect(s.left, y + 0.1, s.width, 0.016, '#1d0f0a');
      for (let x = -1.3 + (row % 2) * 0.1; x < s.right + 0.1; x += 0.2) lid(s, x, y, 0.088);
    }
    s.rect(s.left, 0.02, s.width, s.bottom, s.down(0.02, 0.5, '#7a4a2a', '#3a2214'));
    s.rect(s.left, 0.02, s.width, 0.018, '#b07a46');
    s.glow(0, -0.08, 0.5, s.palette.light, 0.55);
    s.path(
      'M-.17 0C-.2 -.1 -.1 -.15 .02 -.14C.16 -.13 .26 -.06 .4 -.02C.26 .02 .1 .06 -.02 .05C-.1 .05 -.16 .04 -.17 0Z',
      s.down(-0.15, 0.06, '#fffdf4', '#cfdcc0'),
      -0.06,
      -0.01,
    );
    s.disc(-0.215, -0.04, 0.05, '#f4f8ea', 0.085);
    for (let leaf = 0; leaf < 5; leaf++)
      s.path(
        'M0 0C.03 -.1 .02 -.2 -.02 -.27C-.06 -.2 -.05 -.08 0 0Z',
        mix('#3f8a3f', '#8fc05a', leaf / 5),
        0.12 + leaf * 0.012,
        -0.1 - leaf * 0.005,
        0.7 + leaf * 0.06,
      );
    s.path(
      'M0 .3C-.02 .12 -.02 .04 -.03 -.03Q-.03 -.07 0 -.07L.012 -.02L.02 -.1Q.035 -.13 .05 -.1L.052 -.03L.062 -.11Q.08 -.13 .09 -.1L.088 -.02L.1 -.08Q.12 -.1 .128 -.07C.13 .06 .12 .12 .11 .3Z',
      s.across(-0.05, 0.14, '#d99a72', '#f4c7a2'),
      -0.42,
      0.1,
      1.15,
    );
    s.path('M-.03 .14L.15 .14L.17 .5L-.05 .5Z', s.accent, -0.42, 0.13, 1.1);
    cast(s, 0.34, 0.1, 0.2, 'joseon', 0.1);
  },
};

/** A copper lid hung on the wall, with the fire far off in it. */
const lid = (s: Scene, x: number, y: number, radius: number): void => {
  s.disc(x + 0.008, y + 0.012, radius, alpha('#000000', 0.4));
  s.disc(x, y, radius, s.around(x - radius * 0.4, y - radius * 0.5, radius * 1.7, '#ffd9a0', '#d98a4a', '#8a4218', '#4a1f0c'));
  s.ring(x, y, radius * 0.82, alpha('#5a2a10', 0.6), 0.004);
  s.disc(x, y, radius * 0.16, '#f4c07a');
  s.disc(x + radius * 0.2, y + radius * 0.45, radius * 0.1, s.accent, radius * 0.2);
};
