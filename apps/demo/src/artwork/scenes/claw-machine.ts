import { sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const clawMachine: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.1);
    s.fillAll(s.down(s.top, s.bottom, darken(s.palette.near, 0.3), s.palette.near, darken(s.palette.near, 0.5)));
    skyline(s, 0.14, 0.6, mix(s.palette.near, s.palette.mid, 0.4), 417, { width: 0.2, lit: 0.06 });
    s.rect(
      s.left,
      0.14,
      s.width,
      s.bottom,
      s.down(0.14, s.bottom, mix('#eef3fb', s.palette.mid, 0.35), mix('#cfd9ea', s.palette.near, 0.4)),
    );
    s.glow(0, -0.3, 0.85, s.accent, 0.55);
    s.rect(-0.3, -0.72, 0.6, 0.92, s.across(-0.3, 0.3, darken(s.accent, 0.5), s.accent, darken(s.accent, 0.4)), 0.03);
    s.rect(-0.27, -0.69, 0.54, 0.1, '#fffdf0', 0.02);
    s.words('뽑기왕', 0, -0.637, 0.075, '#d8332f', fonts('do-hyeon', '뽑기왕'));
    s.rect(-0.26, -0.57, 0.52, 0.48, s.down(-0.57, -0.09, '#fdfff8', mix('#e8fff0', s.accent, 0.3)), 0.01);
    const random = s.part(418);
    for (let toy = 0; toy < 30; toy++) {
      const x = -0.23 + random() * 0.46;
      const y = -0.1 - random() * random() * 0.17;
      const colour = ['#ff8fb0', '#f2c94c', '#7fb0ff', '#c98a5c', '#b98ae0', '#8fd0a0'][toy % 6] ?? '#ff8fb0';
      for (const ear of [-0.026, 0.026]) s.disc(x + ear, y - 0.045, 0.015, darken(colour, 0.15));
      s.disc(x, y - 0.018, 0.042, s.around(x - 0.015, y - 0.03, 0.06, lighten(colour, 0.35), colour));
      for (const eye of [-0.014, 0.014]) s.disc(x + eye, y - 0.02, 0.005, '#221a22');
    }
    s.at(
      0.07,
      -0.2,
      1,
      () => {
        s.rect(-0.06, -0.045, 0.12, 0.085, '#fffbe6');
        for (let line = 0; line < 3; line++) s.rect(-0.045, -0.025 + line * 0.02, 0.09 - line * 0.02, 0.006, '#3a3a50');
      },
      1,
      -0.2,
    );
    s.line(
      [
        [-0.05, -0.57],
        [-0.05, -0.42],
      ],
      '#7a8690',
      0.012,
    );
    for (const side of [-1, 1])
      s.pen(`M0 0C${side * 0.07} 0.02 ${side * 0.08} 0.07 ${side * 0.03} 0.12`, '#9aa6b0', 0.014, -0.05, -0.42, 1);
    s.disc(-0.05, -0.42, 0.026, '#5a6670');
    s.rect(-0.27, -0.08, 0.54, 0.07, '#fffdf0', 0.01);
    s.disc(0.02, -0.055, 0.024, '#e8332f');
    s.line(
      [
        [-0.12, -0.04],
        [-0.13, -0.12],
      ],
      '#2a2a33',
      0.014,
    );
    s.disc(-0.13, -0.13, 0.024, '#2a2a33');
    s.rect(-0.22, 0.03, 0.2, 0.13, '#0a120c', 0.01);
    cast(s, 0.3, s.wide ? 0.13 : 0.25, 0.3, 'modern', 0.1);
  },
};
