import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const keyholeHouse: Family = {
  title: 'bottom',
  draw: (s) => {
    const door = mix('#5a8f72', s.palette.near, 0.25);
    s.fillAll(s.across(s.left, s.right, darken(door, 0.35), door, darken(door, 0.5)));
    for (let panel = -4; panel < 3; panel++) {
      s.rect(panel * 0.42 + 0.04, s.top - 0.1, 0.34, s.height * 0.62, alpha('#000000', 0.22), 0.02);
      s.rect(panel * 0.42 + 0.06, s.top - 0.1, 0.3, s.height * 0.6, alpha('#ffffff', 0.03), 0.02);
    }
    s.disc(0, -0.42, 0.36, s.around(-0.1, -0.56, 0.6, '#e9c47a', '#9a6f34', '#4a3214'), 0.44);
    for (const [x, y] of [
      [0, -0.8],
      [0, -0.04],
      [-0.29, -0.42],
      [0.29, -0.42],
    ] as const) {
      s.disc(x, y, 0.024, '#6a4a1e');
      s.line(
        [
          [x - 0.014, y - 0.01],
          [x + 0.014, y + 0.01],
        ],
        '#2f1f0c',
        0.006,
      );
    }
    const hole =
      'M-.16 -.56C-.16 -.78 .16 -.78 .16 -.56C.16 -.48 .12 -.44 .08 -.41L.15 -.08L-.15 -.08L-.08 -.41C-.12 -.44 -.16 -.48 -.16 -.56Z';
    s.clip(hole, () => {
      s.rect(-0.2, -0.8, 0.4, 0.8, s.down(-0.75, -0.08, lighten(s.accent, 0.2), lighten(s.accent, 0.65), s.accent));
      s.rect(-0.2, -0.24, 0.4, 0.2, mix('#3a5a4a', s.accent, 0.3));
      s.rect(-0.035, -0.62, 0.07, 0.1, '#fffef0');
      s.words('?', 0, -0.57, 0.08, '#1c2622', fonts('jua', '?'));
      for (let guest = 0; guest < 5; guest++) {
        const x = -0.1 + guest * 0.05;
        const tall = 0.19 + (guest % 2) * 0.03;
        s.disc(x, -0.18 - tall, 0.02, '#0c1410');
        s.path('M-.026 0C-.03 -.1 -.02 -.15 0 -.15C.02 -.15 .03 -.1 .026 0Z', '#0c1410', x, -0.17, tall * 6);
      }
    });
    s.pen(hole, '#2f1f0c', 0.014);
    s.glow(0, -0.4, 0.6, s.accent, 0.35);
    s.shape(
      [
        [-0.15, -0.08],
        [0.15, -0.08],
        [0.3, 0.3],
        [-0.3, 0.3],
      ],
      alpha(s.accent, 0.16),
    );
    cast(s, -0.34, 0.12, 0.2, 'modern', 0.1);
  },
};
