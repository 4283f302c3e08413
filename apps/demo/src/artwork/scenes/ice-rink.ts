import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const iceRink: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const ice = mix('#d9ecf5', s.palette.sky[2], s.palette.dark ? 0.4 : 0.2);
    s.fillAll(s.around(0, -0.2, 1.2, '#ffffff', ice, mix(ice, s.palette.near, 0.5), darken(s.palette.near, 0.3)));
    s.beam(-0.5, s.top - 0.05, -0.5, 1.6, 0.03, 0.3, lighten(s.palette.light, 0.5), s.palette.dark ? 0.5 : 0.2);
    s.beam(0.5, s.top - 0.05, 0.5, 1.6, 0.03, 0.3, lighten(s.accent, 0.5), s.palette.dark ? 0.5 : 0.2);
    const random = s.part(288);
    for (let scratch = 0; scratch < 100; scratch++) {
      const x = s.left + s.width * random();
      const y = s.top + s.height * random();
      s.pen(
        `M0 0q${0.1 * random()} ${0.1 * (random() - 0.5)} ${0.3 * random()} ${0.14 * (random() - 0.5)}`,
        alpha(random() < 0.5 ? '#ffffff' : s.palette.mid, 0.3),
        0.002,
        x,
        y,
      );
    }
    for (const radius of [0.44, 0.43]) s.ring(0, -0.24, radius, alpha(s.accent, 0.75), 0.012, 0, 6.3, radius * 0.72);
    s.line(
      [
        [s.left, -0.24],
        [s.right, -0.24],
      ],
      alpha('#2f7fc4', 0.5),
      0.012,
    );
    s.pen(
      'M-.42 .16C-.1 .3 .5 .12 .3 -.14C.16 -.32 -.36 -.34 -.3 -.54C-.22 -.74 .3 -.72 .26 -.5C.22 -.34 -.1 -.3 -.02 -.13',
      '#ffffff',
      0.017,
    );
    s.pen(
      'M-.42 .16C-.1 .3 .5 .12 .3 -.14C.16 -.32 -.36 -.34 -.3 -.54C-.22 -.74 .3 -.72 .26 -.5C.22 -.34 -.1 -.3 -.02 -.13',
      alpha(s.palette.mid, 0.4),
      0.005,
    );
    for (let spray = 0; spray < 70; spray++) {
      const turn = 2.4 + random() * 1.6;
      const away = random() ** 2 * 0.24;
      s.disc(
        -0.04 + Math.cos(turn) * away,
        -0.12 - Math.sin(turn) * away * 0.5 + 0.02,
        0.003 + 0.005 * random(),
        alpha('#ffffff', 0.85),
      );
    }
    s.disc(0.13, -0.04, 0.16, alpha(s.palette.near, 0.25), 0.035);
    skater(s, 0, -0.1, 0.42, s.accent);
    if (s.art.figures.startsWith('two'))
      skater(
        s,
        s.art.figures === 'two-apart' ? 0.36 : 0.2,
        s.art.figures === 'two-apart' ? -0.4 : -0.12,
        0.34,
        mix('#2a3a66', s.accent, 0.15),
      );
    if (s.art.figures === 'group')
      for (const [x, y] of [
        [0.3, -0.46],
        [-0.34, -0.46],
        [0.36, 0.06],
      ] as const)
        skater(s, x, y, 0.25, mix('#2a3a66', s.accent, 0.4));
  },
};

/** A figure skater on one leg, arms wide. */
const skater = (s: Scene, x: number, y: number, size: number, dress: string): void =>
  s.at(
    x,
    y,
    size,
    () => {
      const skin = '#e7bda4';
      s.line(
        [
          [0.0, -0.5],
          [0.03, -0.25],
          [0, 0.0],
        ],
        skin,
        0.06,
      );
      s.line(
        [
          [0.02, -0.5],
          [0.3, -0.48],
          [0.56, -0.62],
        ],
        skin,
        0.055,
      );
      s.path('M-.06 -.04L.08 -.04L.12 .02L-.08 .02Z', '#ffffff');
      s.line(
        [
          [-0.1, 0.035],
          [0.13, 0.035],
        ],
        '#5f7f94',
        0.014,
      );
      s.at(
        0.57,
        -0.63,
        1,
        () => {
          s.path('M-.06 -.04L.08 -.04L.12 .02L-.08 .02Z', '#ffffff');
          s.line(
            [
              [-0.08, 0.035],
              [0.13, 0.035],
            ],
            '#5f7f94',
            0.014,
          );
        },
        1,
        -0.6,
      );
      s.path(
        'M-.1 -.52C-.02 -.58 .1 -.58 .14 -.54C.3 -.5 .36 -.38 .34 -.34C.2 -.44 .1 -.4 .02 -.36C-.06 -.36 -.18 -.36 -.22 -.4Z',
        s.across(-0.2, 0.35, lighten(dress, 0.3), dress, darken(dress, 0.3)),
      );
      s.path(
        'M-.12 -.8C-.06 -.84 .02 -.84 .06 -.78C.1 -.68 .12 -.6 .12 -.5L-.08 -.5C-.08 -.62 -.14 -.7 -.12 -.8Z',
        s.across(-0.12, 0.12, lighten(dress, 0.2), darken(dress, 0.15)),
      );
      s.pen('M-.08 -.77C-.24 -.8 -.36 -.9 -.5 -.98', skin, 0.042);
      s.pen('M.03 -.77C.16 -.82 .28 -.78 .42 -.86', skin, 0.042);
      s.line(
        [
          [-0.03, -0.82],
          [-0.05, -0.9],
        ],
        skin,
        0.045,
      );
      s.disc(-0.06, -0.93, 0.07, '#221418', 0.078);
      s.disc(0.015, -0.965, 0.036, '#221418');
    },
    size,
  );
