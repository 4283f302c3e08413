import { sky } from '../kit/air.ts';
import { wetGround } from '../kit/city.ts';
import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const marketBlade: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    s.fillAll(
      s.down(s.top, s.bottom, darken(s.palette.sky[0], 0.4), mix('#2a1420', s.palette.near, 0.4), darken(s.palette.near, 0.5)),
    );
    const random = s.part(540);
    for (let lamp = 0; lamp < 60; lamp++) {
      const depth = random();
      const x = s.left + s.width * random();
      const y = -0.62 + depth * 0.5;
      s.disc(x, y, 0.006 + depth * 0.022, alpha(['#ffd27a', '#ff8a5a', '#ffe9b8'][lamp % 3] ?? '#ffd27a', 0.5));
      s.glow(x, y, 0.03 + depth * 0.08, '#ffb35a', 0.5);
    }
    s.at(
      0,
      -0.28,
      1,
      () => {
        const blade = 'M-.62 .02L.34 -.1C.4 -.1 .42 .0 .4 .1C.2 .17 -.3 .14 -.62 .02Z';
        s.path(blade, s.down(-0.1, 0.16, '#f7fafc', '#9aa6b0', '#e9eef2', '#5a646e'));
        s.clip(blade, () => {
          for (let row = 0; row < 3; row++)
            for (let lamp = 0; lamp < 22; lamp++) {
              s.disc(-0.58 + lamp * 0.046, 0.05 - lamp * 0.0055 + row * 0.034, 0.009, '#fff1c0');
              s.glow(-0.58 + lamp * 0.046, 0.05 - lamp * 0.0055 + row * 0.034, 0.032, '#ffb04a', 0.8);
            }
        });
        s.pen('M-.62 .02C-.3 .14 .2 .17 .4 .1', '#ffffff', 0.006);
        s.rect(0.38, -0.1, 0.05, 0.2, '#c9a15a', 0.01);
        s.rect(0.42, -0.085, 0.3, 0.17, s.down(-0.085, 0.085, '#6b3a24', '#3a1c10'), 0.03);
        for (const x of [0.48, 0.56, 0.64]) s.disc(x, 0, 0.016, '#d9b26a');
      },
      1,
      -0.5,
    );
    s.rect(s.left, 0.12, s.width, s.bottom, darken(s.palette.near, 0.4));
    for (const side of [-1, 1])
      for (let stall = 0; stall < 3; stall++) {
        const x = side * (0.36 + stall * 0.3);
        for (let stripe = 0; stripe < 5; stripe++)
          s.path('M0 0L.05 0L.06 .07Q.03 .09 0 .07Z', stripe % 2 ? '#f4efe2' : s.accent, x - 0.13 + stripe * 0.05, -0.08);
        s.rect(x - 0.12, 0.02, 0.24, 0.12, '#3a2016');
        s.glow(x, -0.0, 0.16, '#ffb35a', 0.7);
      }
    wetGround(s, 0.13, 0.55);
    cast(s, 0, s.wide ? 0.13 : 0.22, 0.34, 'joseon', 0.2);
  },
};
