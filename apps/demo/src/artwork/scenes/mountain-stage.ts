import { clouds, sky } from '../kit/air.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const mountainStage: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0);
    clouds(s, -0.3, 0.3);
    for (let light = 0; light < 9; light++) {
      const x = -0.72 + light * 0.18;
      s.beam(
        x,
        -0.1,
        Math.PI + (light - 4) * 0.12,
        0.95,
        0.01,
        0.06,
        ['#ff5fa8', '#5fd0ff', s.accent][light % 3] ?? s.accent,
        0.75,
      );
    }
    s.glow(0, -0.16, 0.8, s.accent, 0.5, 0.16);
    s.path(
      'M-2 .2L-2 -.08C-1.2 -.2 -.9 -.06 -.6 -.14C-.4 -.2 -.26 -.3 -.14 -.24C-.04 -.2 .06 -.16 .16 -.22C.3 -.3 .4 -.2 .6 -.14C.9 -.06 1.2 -.2 1.6 -.1L1.6 .2Z',
      s.down(-0.3, 0.2, mix(s.palette.near, s.accent, 0.25), s.palette.near),
    );
    s.pen('M-.6 -.14C-.4 -.2 -.26 -.3 -.14 -.24C-.04 -.2 .06 -.16 .16 -.22C.3 -.3 .4 -.2 .6 -.14', lighten(s.accent, 0.6), 0.008);
    s.path(
      'M-2 .6L-2 .02C-1 -.06 -.5 .04 0 -.02C.5 -.08 1 .06 1.5 0L1.5 .6Z',
      s.down(-0.02, 0.4, darken(s.palette.near, 0.2), s.palette.ink),
    );
    const random = s.part(524);
    for (let stick = 0; stick < 170; stick++) {
      const x = s.left + s.width * random();
      const y = 0.0 + random() * 0.3;
      s.line(
        [
          [x, y],
          [x + (random() - 0.5) * 0.02, y - 0.02],
        ],
        mix(s.accent, '#ffffff', random() * 0.6),
        0.006,
      );
    }
    cast(s, 0, -0.21, 0.13, 'stage', 0.16);
  },
};
