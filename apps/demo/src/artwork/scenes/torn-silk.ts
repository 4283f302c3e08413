import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const tornSilk: Family = {
  title: 'top',
  draw: (s) => {
    s.fillAll(
      s.down(
        s.top,
        s.bottom,
        mix('#f2e2d2', s.palette.sky[1], 0.4),
        mix('#fbf1e4', s.palette.sky[3], 0.25),
        mix('#d9b9a4', s.palette.mid, 0.3),
      ),
    );
    s.rect(-0.05, s.top, 0.1, s.height, alpha('#ffffff', 0.25));
    const random = s.part(438);
    for (let bolt = 0; bolt < 22; bolt++) {
      const x = s.left + bolt * (s.width / 21);
      s.rect(
        x,
        -0.02 - random() * 0.05,
        0.05,
        0.2,
        mix(['#c9a04a', '#5a7a8a', '#8a4a6a', '#7a8a5a', '#d9cbb0'][bolt % 5] ?? '#c9a04a', s.palette.mid, 0.25),
        0.02,
      );
    }
    for (const side of [-1, 1]) {
      s.path(
        'M.02 -.78C.2 -.7 .34 -.76 .5 -.6C.66 -.44 .5 -.3 .36 -.22C.3 -.18 .3 -.1 .27 .02L.2 0C.2 -.12 .2 -.2 .26 -.3C.36 -.42 .4 -.46 .32 -.54C.24 -.6 .14 -.56 .03 -.6L.06 -.63L.02 -.66L.07 -.7L.01 -.73Z',
        s.across(0, 0.55, lighten(s.accent, 0.25), s.accent, darken(s.accent, 0.35), s.accent, darken(s.accent, 0.5)),
        0,
        0,
        1,
        side,
      );
      s.pen('M.08 -.68C.24 -.64 .36 -.64 .44 -.56C.5 -.48 .42 -.4 .34 -.34', alpha('#ffffff', 0.35), 0.01, 0, 0, 1);
    }
    for (let fray = 0; fray < 16; fray++)
      s.line(
        [
          [(random() - 0.5) * 0.03, -0.78 + fray * 0.012],
          [(random() - 0.5) * 0.11, -0.77 + fray * 0.012 + random() * 0.03],
        ],
        s.accent,
        0.003,
      );
    s.rect(
      s.left,
      0.14,
      s.width,
      s.bottom,
      s.down(0.14, s.bottom, mix('#7a4a2c', s.palette.near, 0.25), darken(s.palette.near, 0.35)),
    );
    cast(s, 0, 0.2, 0.34, 'joseon', 0.24);
  },
};
