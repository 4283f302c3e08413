import { heavenlyLight, sky, water } from '../kit/air.ts';
import { namsan, skyline } from '../kit/city.ts';
import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const meterBridge: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.02);
    heavenlyLight(s, -0.3, -0.56, 0.08);
    skyline(s, -0.02, 0.26, mix(s.palette.mid, s.palette.far, 0.3), 488, { width: 0.09 });
    namsan(s, 0.36, -0.02, 0.32, mix(s.palette.mid, s.palette.near, 0.4));
    water(s, 0, s.palette.near, mix(s.palette.sky[3], s.palette.mid, 0.3), -0.3);
    for (let arch = -6; arch < 4; arch++) {
      const x = arch * 0.26 + 0.02;
      const level = 2 + ((arch * 5 + 42) % 7);
      const colour = mix(s.accent, ['#ff4fa3', '#ffd23f', '#3df5a0'][(arch + 6) % 3] ?? s.accent, 0.5);
      for (let bar = 0; bar < level; bar++) {
        const y = -0.2 - bar * 0.062;
        s.rect(x - 0.09, y, 0.18, 0.046, mix(colour, '#ffffff', bar / 14), 0.012);
      }
      s.glow(x, -0.2 - level * 0.03, 0.22, colour, 0.55);
      s.pen('M-.12 0Q0 -.16 .12 0', mix('#3a4454', s.palette.near, 0.4), 0.026, x, 0, 1);
      s.rect(x - 0.14, -0.02, 0.04, 0.06, mix('#3a4454', s.palette.near, 0.4));
      for (let drop = 0; drop < 4; drop++)
        s.rect(x - 0.07, 0.06 + drop * 0.03, 0.14 - drop * 0.02, 0.008, alpha(colour, 0.4 - drop * 0.08), 0.004);
    }
    s.rect(s.left, -0.15, s.width, 0.05, mix('#2a3444', s.palette.near, 0.4));
    for (let lamp = 0; lamp < 26; lamp++) s.disc(s.left + lamp * 0.075, -0.16, 0.007, '#fff6d8');
    s.path(
      'M-1.5 .5L-1.5 .2C-.6 .16 .2 .22 1.5 .17L1.5 .5Z',
      s.down(0.16, 0.3, darken(s.palette.near, 0.1), darken(s.palette.near, 0.5)),
    );
    cast(s, 0, s.wide ? 0.13 : 0.24, 0.2, 'modern', 0.2);
  },
};
