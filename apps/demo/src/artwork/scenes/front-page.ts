import { darken, lighten } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const frontPage: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    s.fillAll(s.down(s.top, s.bottom, darken(s.palette.near, 0.5), s.palette.near, darken(s.palette.near, 0.6)));
    s.glow(0, -0.4, 0.9, s.palette.light, 0.4);
    s.at(
      0,
      -0.26,
      1,
      () => {
        for (let sheet = 3; sheet >= 0; sheet--)
          s.rect(-0.36 + sheet * 0.012, -0.5 + sheet * 0.012, 0.72, 0.94, sheet ? '#b9b0a0' : '#f1ebdd', 0.004);
        s.words('바로 일보', 0, -0.43, 0.085, '#1a1614', fonts('song-myung', '바로 일보'));
        s.rect(-0.33, -0.37, 0.66, 0.006, '#1a1614');
        s.rect(-0.33, -0.34, 0.66, 0.09, '#141214');
        s.rect(-0.33, -0.23, 0.4, 0.3, '#141214');
        for (let column = 0; column < 4; column++)
          for (let line = 0; line < 15; line++) {
            if (column < 2 && line < 9) continue;
            if (column > 1 && line < 1) continue;
            const y = -0.22 + line * 0.042;
            if (column === 3 && line > 9 && line < 14) {
              s.rect(-0.33 + column * 0.168, y + 0.006, 0.135 - (line % 3) * 0.02, 0.008, '#3a3430');
              continue;
            }
            s.rect(-0.33 + column * 0.168, y, 0.15, 0.03, '#141214');
          }
        s.ring(0.25, 0.27, 0.115, s.accent, 0.016, -0.2, 6.2, 0.1);
        s.pen('M.34 .33C.4 .36 .44 .34 .5 .3', s.accent, 0.014);
      },
      1,
      -0.05,
    );
    s.at(
      0.34,
      0.06,
      1,
      () => {
        s.rect(-0.016, -0.36, 0.032, 0.3, s.across(-0.016, 0.016, lighten(s.accent, 0.3), s.accent, darken(s.accent, 0.4)));
        s.path('M-.016 -.06L.016 -.06L0 0Z', '#e9cfa0');
      },
      1,
      0.5,
    );
    cast(s, -0.28, s.wide ? 0.13 : 0.25, 0.22, 'modern', 0.14);
  },
};
