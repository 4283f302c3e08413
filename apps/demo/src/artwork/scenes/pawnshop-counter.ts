import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const pawnshopCounter: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const wood = mix('#1f2a34', s.palette.near, 0.4);
    s.fillAll(s.around(0, -0.4, 1.1, lighten(wood, 0.15), wood, darken(wood, 0.65)));
    const random = s.part(480);
    for (let row = 0; row < 4; row++) {
      const y = -0.66 + row * 0.18;
      s.rect(s.left, y, s.width, 0.014, '#3a2a1c');
      for (let thing = 0; thing < 19; thing++) {
        const x = s.left + 0.05 + thing * 0.1;
        if (Math.abs(x) < 0.26) continue;
        const tall = 0.05 + random() * 0.08;
        const colour = mix(['#8a6a3a', '#4a6a7a', '#7a3a3a', '#5a5a44'][Math.floor(random() * 4)] ?? '#8a6a3a', wood, 0.3);
        if (thing % 3 === 0) s.disc(x, y - tall / 2, tall / 2, colour);
        else if (thing % 3 === 1) s.path('M-.3 0C-.5 -.4 -.2 -.6 -.16 -1L.16 -1C.2 -.6 .5 -.4 .3 0Z', colour, x, y, tall);
        else s.rect(x - 0.025, y - tall, 0.05, tall, colour, 0.006);
      }
    }
    for (let tail = 0; tail < 9; tail++) {
      const a = -2.75 + tail * 0.29;
      s.at(
        0,
        -0.16,
        1,
        () => {
          s.pen('M0 0C.16 -.05 .26 .05 .44 -.02', alpha(lighten(s.accent, 0.2), 0.5), 0.07);
          s.path('M.4 -.07C.5 -.1 .56 -.04 .64 -.02C.56 .02 .5 .06 .4 .05C.34 .02 .34 -.04 .4 -.07Z', lighten(s.accent, 0.55));
          s.glow(0.5, -0.01, 0.17, s.accent, 0.95);
        },
        1,
        a,
      );
    }
    s.path(
      'M-.2 .02C-.24 -.2 -.12 -.34 0 -.34C.12 -.34 .24 -.2 .2 .02Z',
      s.across(-0.2, 0.2, '#1a1a2a', '#3a3a5a', '#141422'),
      0,
      -0.02,
    );
    s.disc(0, -0.41, 0.085, '#15121c', 0.095);
    for (const ear of [-1, 1]) s.path('M0 0L.05 -.11L.09 .01Z', '#15121c', ear * 0.02, -0.46, 1, ear);
    s.rect(s.left, 0.0, s.width, 0.08, s.down(0, 0.08, '#8a5f3a', '#4a301c'));
    s.rect(s.left, 0.08, s.width, s.bottom, s.down(0.08, s.bottom, '#33211a', '#120b0a'));
    for (let stack = 0; stack < 6; stack++)
      for (let coin = 0; coin < 2 + ((stack * 3) % 5); coin++)
        s.disc(-0.36 + stack * 0.055, -0.006 - coin * 0.011, 0.024, coin % 2 ? '#c9973f' : '#e6be6a', 0.009);
    s.rect(0.2, -0.05, 0.18, 0.05, '#5a3a22', 0.006);
    for (let row = 0; row < 3; row++)
      for (let bead = 0; bead < 8; bead++) s.disc(0.215 + bead * 0.021, -0.038 + row * 0.014, 0.007, s.accent, 0.005);
    cast(s, 0, 0.12, 0.24, 'joseon', 0.38);
  },
};
