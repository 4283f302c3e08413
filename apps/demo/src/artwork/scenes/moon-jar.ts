import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const moonJar: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#2a1712', s.palette.near, 0.4);
    s.fillAll(s.around(0, -0.3, 1.1, mix(s.accent, wall, 0.35), wall, darken(wall, 0.6)));
    const random = s.part(404);
    for (let ring = 0; ring < 3; ring++)
      for (let brick = 0; brick < 15; brick++) {
        const a = Math.PI + (brick / 14) * Math.PI;
        const r = 0.46 + ring * 0.075;
        s.at(
          Math.cos(a) * r,
          -0.28 + Math.sin(a) * r,
          1,
          () => s.rect(-0.045, -0.033, 0.09, 0.066, mix('#7a4a34', darken(wall, 0.2), random()), 0.008),
          1,
          a + Math.PI / 2,
        );
      }
    s.path(
      'M-.42 .16L-.42 -.28C-.42 -.84 .42 -.84 .42 -.28L.42 .16Z',
      s.around(0, -0.1, 0.7, lighten(s.accent, 0.5), s.accent, darken(s.accent, 0.75)),
    );
    for (let flame = 0; flame < 13; flame++) {
      const x = -0.38 + flame * 0.063;
      s.path(
        'M0 0C-.06 -.1 .02 -.16 0 -.28C.07 -.18 .09 -.08 .05 0Z',
        alpha(lighten(s.palette.light, 0.2), 0.55),
        x,
        0.1,
        0.7 + random() * 0.9,
      );
    }
    s.glow(0, -0.22, 0.6, '#fff0d0', 0.5);
    s.path(
      'M-.075 -.55C-.2 -.53 -.3 -.4 -.3 -.26C-.3 -.12 -.2 0 -.09 .02L.09 .02C.2 0 .31 -.12 .3 -.27C.3 -.4 .2 -.53 .075 -.55L.085 -.585L-.085 -.585Z',
      s.around(-0.1, -0.36, 0.5, '#ffffff', '#f4eee2', '#cdbfae'),
    );
    s.rect(-0.09, -0.6, 0.18, 0.026, '#fffdf6', 0.01);
    s.disc(0.16, -0.2, 0.036, '#b9a893', 0.046, 0.3);
    for (let line = 0; line < 4; line++)
      s.ring(0.16, -0.2, 0.008 + line * 0.008, alpha('#6a5442', 0.7), 0.003, 0, 6.3, 0.012 + line * 0.01);
    s.rect(s.left, 0.11, s.width, s.bottom, s.down(0.11, s.bottom, mix('#4a2c1e', s.accent, 0.15), darken(wall, 0.7)));
    cast(s, -0.3, s.wide ? 0.13 : 0.24, 0.26, 'joseon', 0.2);
  },
};
