import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { outlook } from '../kit/rooms.ts';
import type { Family } from './family.ts';

export const persimmonStrings: Family = {
  title: 'bottom',
  draw: (s) => {
    const wall = mix('#c9a878', s.palette.sky[2], 0.25);
    s.fillAll(s.down(s.top, s.bottom, darken(wall, 0.3), wall, darken(wall, 0.45)));
    s.rect(s.left, s.top, s.width, 0.1, '#4a2f1c');
    outlook(s, -0.16, -0.62, 0.32, 0.6, false);
    s.glow(0, -0.32, 0.5, s.palette.light, 0.5);
    const random = s.part(432);
    for (let string = -13; string < 7; string++) {
      const x = string * 0.1 + 0.05;
      const parted = Math.abs(x) < 0.16;
      const pull = parted ? Math.sign(x) * 0.09 : 0;
      s.pen(`M${x} ${s.top}C${x} -.6 ${x + pull * 2} -.4 ${x + pull * 2.2} .04`, '#8a6a44', 0.006);
      for (let fruit = 0; fruit < 11; fruit++) {
        const part = fruit / 10;
        const y = -0.82 + part * 0.84;
        const fx = x + pull * 2.2 * Math.sin(Math.min(1, part * 1.5) * 1.57) + (random() - 0.5) * 0.012;
        const tone = mix(s.accent, random() < 0.4 ? '#c2571a' : '#ff9a4a', 0.5);
        s.disc(fx, y, 0.038, s.around(fx - 0.012, y - 0.016, 0.055, lighten(tone, 0.35), tone, darken(tone, 0.4)), 0.034);
        s.disc(fx, y - 0.03, 0.014, '#4a4a24', 0.007);
      }
    }
    s.path(
      'M0 0C-.04 -.03 -.1 -.04 -.13 -.02C-.14 0 -.1 .01 -.07 .015C-.11 .03 -.13 .04 -.12 .055C-.08 .055 -.05 .05 -.03 .045L.3 .12L.34 .02Z',
      s.across(-0.1, 0.3, '#f2c6a0', '#d99a72'),
      0.2,
      -0.28,
      1.1,
    );
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, '#6b4426', '#2f1c10'));
    cast(s, -0.02, 0.1, 0.26, 'work', 0.16);
  },
};
