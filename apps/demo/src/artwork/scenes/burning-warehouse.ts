import { mist } from '../kit/air.ts';
import { skyline, wetGround } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const burningWarehouse: Family = {
  title: 'top',
  draw: (s) => {
    const ember = mix('#ff7a2a', s.accent, 0.4);
    s.fillAll(
      s.down(
        s.top,
        0.05,
        mix('#120a10', s.palette.sky[0], 0.35),
        mix('#3a1414', s.palette.sky[1], 0.3),
        mix(ember, s.palette.sky[3], 0.3),
      ),
    );
    skyline(s, 0, 0.2, mix('#2a1214', s.palette.near, 0.4), 315, { width: 0.12, lit: 0.12 });
    for (let bank = 0; bank < 4; bank++)
      mist(s, -0.44 - bank * 0.16, 0.34, 0.7 - bank * 0.1, mix('#1a0f12', ember, 0.3 - bank * 0.07));
    s.glow(0.02, -0.3, 0.8, ember, 0.8);
    const flame = (x: number, y: number, height: number, tone: string, lean: number): void =>
      s.path(
        `M-.4 0C-.55 -.3 -.12 -.42 ${-0.2 + lean} -.74C.02 -.62 .02 -.7 ${0.05 + lean} -1C.18 -.76 .2 -.6 .3 -.62C.28 -.4 .56 -.3 .4 0Z`,
        tone,
        x,
        y,
        height,
      );
    const random = s.part(316);
    for (const [layer, tone] of [
      [0, darken(ember, 0.25)],
      [1, ember],
      [2, '#ffc24a'],
      [3, '#fff2b8'],
    ] as const) {
      for (let tongue = 0; tongue < 6 - layer; tongue++)
        flame(
          -0.36 + ((tongue + 0.5) / (6 - layer)) * 0.74 + (random() - 0.5) * 0.05,
          -0.2,
          (0.56 - layer * 0.12) * (0.7 + 0.5 * random()),
          tone,
          (random() - 0.5) * 0.3,
        );
    }
    const wall = '#140a0c';
    s.path(
      'M-.5 .06L-.5 -.26L-.42 -.34L-.33 -.3L-.3 -.4L-.16 -.36L-.1 -.24L.02 -.3L.1 -.22L.16 -.4L.3 -.46L.33 -.36L.46 -.3L.5 -.2L.5 .06Z',
      s.down(-0.46, 0.06, '#2e1512', wall),
    );
    for (let pane = 0; pane < 7; pane++) {
      const x = -0.43 + pane * 0.128;
      if (pane === 3) continue;
      s.rect(x, -0.19, 0.085, 0.11, s.down(-0.19, -0.08, '#ffe9a0', ember));
      s.line(
        [
          [x + 0.042, -0.19],
          [x + 0.042, -0.08],
        ],
        wall,
        0.007,
      );
      s.line(
        [
          [x, -0.135],
          [x + 0.085, -0.135],
        ],
        wall,
        0.007,
      );
      s.glow(x + 0.04, -0.14, 0.13, ember, 0.7);
    }
    s.rect(-0.08, -0.2, 0.17, 0.26, s.down(-0.2, 0.06, '#fff6c8', '#ffb347', ember));
    s.shape(
      [
        [-0.08, 0.06],
        [0.09, 0.06],
        [0.4, s.bottom],
        [-0.4, s.bottom],
      ],
      s.down(0.06, s.bottom, alpha('#ffd98a', 0.85), alpha(ember, 0.1)),
    );
    for (const beam of [-0.04, 0.03])
      s.line(
        [
          [beam, -0.2],
          [beam + 0.05, -0.05],
        ],
        wall,
        0.012,
      );
    s.rect(s.left, 0.055, s.width, s.bottom, s.down(0.055, s.bottom, alpha('#2a1210', 0.7), '#0a0506'));
    wetGround(s, 0.06, 0.5, '#120808');
    for (let spark = 0; spark < 140 * s.width; spark++) {
      const x = (random() - 0.5) * s.width * 1.1;
      const y = -0.1 - random() ** 0.7 * (0.1 - s.top);
      s.disc(x, y, 0.0015 + 0.0035 * random(), alpha(random() < 0.5 ? '#ffd98a' : lighten(ember, 0.2), 0.9));
    }
    cast(s, 0.0, 0.2, 0.27, 'modern', 0.2);
  },
};
