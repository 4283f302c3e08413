import { ground, mist, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const steamStall: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    s.glow(0, -0.46, 0.75, s.accent, 0.5);
    s.disc(0, -0.46, 0.3, s.around(-0.08, -0.54, 0.45, lighten(s.accent, 0.75), lighten(s.accent, 0.25)));
    const hole = mix(s.palette.sky[1], s.palette.sky[2], 0.5);
    s.disc(0.03, -0.4, 0.085, hole, 0.1);
    s.disc(-0.045, -0.5, 0.055, hole);
    s.disc(-0.045, -0.6, 0.02, hole, 0.075, 0.14);
    s.disc(-0.008, -0.59, 0.02, hole, 0.07, 0.4);
    s.disc(0.12, -0.36, 0.028, hole);
    skyline(s, 0.04, 0.3, s.palette.near, 401, { width: 0.14, lit: 0.3 });
    for (const size of [0.16, 0.12, 0.2, 0.1]) mist(s, -0.12 - size, size * 1.6, 0.35, '#fff3e0');
    for (let puff = 0; puff < 7; puff++)
      s.glow(-0.06 + Math.sin(puff * 1.7) * 0.08, -0.1 - puff * 0.06, 0.12 + puff * 0.012, '#fff1d8', 0.22);
    for (let stripe = 0; stripe < 8; stripe++)
      s.path(
        'M0 0L.08 0L.1 .1Q.05 .135 0 .1Z',
        stripe % 2 ? '#fbf3e4' : mix(s.accent, '#d8432f', 0.55),
        -0.36 + stripe * 0.09,
        -0.14,
        1,
      );
    s.rect(-0.34, -0.03, 0.68, 0.19, s.down(-0.03, 0.16, '#8a5a34', '#4a2c1a'));
    s.rect(-0.37, -0.045, 0.74, 0.025, '#b98a52');
    for (let pot = 0; pot < 4; pot++) {
      s.rect(
        -0.27 + pot * 0.15,
        -0.1,
        0.1,
        0.06,
        s.across(-0.27 + pot * 0.15, -0.17 + pot * 0.15, '#6a7078', '#cfd6dc', '#5a6068'),
        0.01,
      );
    }
    for (const x of [-0.34, 0.33]) s.rect(x, -0.1, 0.012, 0.28, '#2a1a12');
    s.glow(0, 0.0, 0.5, s.palette.light, 0.5);
    ground(s, 0.16, darken(s.palette.near, 0.4), mix(s.palette.near, s.palette.light, 0.18));
    cast(s, 0, s.wide ? 0.13 : 0.24, 0.22, 'modern', 0.2);
  },
};
