import { ridges, sky } from '../kit/air.ts';
import { darken, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const nightFreight: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, -0.05);
    ridges(s, -0.06, 0.4);
    for (const [x, tall] of [
      [-0.9, 0.5],
      [-0.66, 0.42],
      [-0.46, 0.46],
      [0.42, 0.5],
      [0.58, 0.4],
    ] as const)
      tree(s, x, 0.02, tall, ['#e8762f', '#d8432f', '#f2b03a'], 544 + Math.round(x * 10), { leaves: 8 });
    s.path('M-2 .6L-2 .02L1.6 .02L1.6 .6Z', s.down(0.02, 0.4, mix('#7a5a3a', s.palette.mid, 0.3), darken(s.palette.near, 0.3)));
    s.path('M-.1 -.06L.1 -.06L.6 .6L-.6 .6Z', mix('#5a524a', s.palette.near, 0.3));
    for (let sleeper = 0; sleeper < 9; sleeper++) {
      const part = (sleeper / 8) ** 1.8;
      s.rect(-0.12 - part * 0.36, -0.04 + part * 0.5, 0.24 + part * 0.72, 0.014 + part * 0.03, '#2f241c');
    }
    for (const side of [-1, 1])
      s.line(
        [
          [side * 0.09, -0.06],
          [side * 0.38, 0.6],
        ],
        '#c9d0d6',
        0.014,
      );
    s.rect(-0.23, -0.62, 0.46, 0.56, s.across(-0.23, 0.23, darken(s.accent, 0.35), s.accent, darken(s.accent, 0.45)), 0.05);
    s.rect(-0.19, -0.56, 0.16, 0.14, '#141c24', 0.02);
    s.rect(0.03, -0.56, 0.16, 0.14, '#141c24', 0.02);
    s.rect(-0.23, -0.34, 0.46, 0.05, '#fbf4e4');
    s.words('2401', 0, -0.315, 0.05, '#2a1a14', fonts('do-hyeon', '2401'));
    s.rect(-0.26, -0.1, 0.52, 0.06, '#1a1614', 0.01);
    s.path('M-.2 0L.2 0L.14 .07L-.14 .07Z', '#2a2420', 0, -0.05);
    for (const x of [-0.14, 0.14]) {
      s.disc(x, -0.2, 0.044, '#fffbe6');
      s.glow(x, -0.2, 0.34, '#fff0c0', 0.9);
    }
    s.glow(0, -0.66, 0.2, '#fff0c0', 0.8);
    const random = s.part(550);
    for (let spark = 0; spark < 60; spark++) {
      const side = random() < 0.5 ? -1 : 1;
      const x = side * (0.12 + random() * 0.3);
      const y = -0.04 - random() * random() * 0.3;
      s.line(
        [
          [x, y],
          [x + side * (0.02 + random() * 0.05), y - 0.01 - random() * 0.03],
        ],
        mix('#ffd23f', '#ff6a2f', random()),
        0.005,
      );
    }
    cast(s, 0, 0.12, 0.17, 'work', 0.1);
  },
};
