import { mist } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { hanok } from '../kit/hanok.ts';
import { bough } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const underwaterPalace: Family = {
  title: 'top',
  indoors: 'water',
  draw: (s) => {
    const deep = mix('#062a4a', s.palette.near, 0.45);
    const shallow = mix('#4fc3c8', s.palette.sky[2], 0.35);
    s.fillAll(s.down(s.top, s.bottom, lighten(shallow, 0.3), shallow, mix(shallow, deep, 0.6), deep));
    for (let ray = -3; ray <= 3; ray++)
      s.beam(ray * 0.2 + 0.1, s.top - 0.1, -ray * 0.08, s.height * 0.95, 0.02, 0.13, '#d9fff4', 0.34);
    mist(s, -0.2, 0.3, 0.4, shallow);
    for (const [x, y, width, shade] of [
      [-0.36, -0.1, 0.56, 0.55],
      [0.38, -0.12, 0.6, 0.5],
      [0, -0.24, 0.62, 0.3],
      [0, 0.02, 0.9, 0.12],
    ] as const) {
      hanok(s, x, y, width, {
        tile: mix(darken('#176a78', 0.15), shallow, shade),
        wood: mix(darken('#a5301f', 0.1), shallow, shade),
        plaster: mix('#1f7f7f', shallow, shade),
        stone: mix('#2a6f86', shallow, shade),
        crown: '#ffe3a0',
      });
    }
    s.glow(0, -0.08, 0.5, '#ffe0a0', 0.5);
    s.path(
      'M-1.4 .3C-1 .02 -.5 -.02 0 0C.6 .02 1 .06 1.5 .3L1.5 1.4L-1.4 1.4Z',
      s.down(0, 0.5, mix(deep, shallow, 0.35), deep),
      0,
      0.02,
    );
    const random = s.part(72);
    for (let coral = 0; coral < 16; coral++) {
      const x = s.left + s.width * random();
      const y = 0.1 + (s.bottom - 0.1) * random();
      const colour = mix(coral % 3 ? '#d9577a' : s.accent, deep, 0.25);
      bough(s, [x, y + 0.03], -1.57 + (random() - 0.5) * 0.5, 0.05, 0.014, 3, colour, random, (tipX, tipY) =>
        s.disc(tipX, tipY, 0.007, lighten(colour, 0.3)),
      );
    }
    for (let fish = 0; fish < 34; fish++) {
      const turn = fish * 0.24;
      s.path(
        'M-1 0C-.4 -.5 .4 -.4 .7 0L1.1 -.35L1.1 .35L.7 0C.4 .4 -.4 .5 -1 0Z',
        alpha('#fff2c9', 0.75),
        -0.08 + Math.cos(turn) * (0.28 + 0.012 * fish),
        -0.56 + Math.sin(turn) * 0.09 + random() * 0.03,
        0.011 + random() * 0.006,
      );
    }
    cast(s, 0.02, 0.15, 0.19, 'joseon', 0.22);
    for (let bubble = 0; bubble < 24; bubble++)
      s.ring(0.08 + (random() - 0.5) * 0.5, 0.1 - random() * 0.9, 0.004 + random() * 0.009, alpha('#ffffff', 0.55), 0.0022);
  },
};
