import { alpha, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const lastRow: Family = {
  title: 'bottom',
  draw: (s) => {
    s.fillAll(s.down(s.top, s.bottom, '#0a0710', '#1a1024', '#07050a'));
    s.beam(0, s.top, 0, 0.5, 0.05, 0.16, '#3a2c4a', 0.5);
    for (let gallery = 0; gallery < 3; gallery++) {
      const y = -0.62 + gallery * 0.09;
      for (const side of [-1, 1])
        s.pen(
          `M${side * 1.4} ${y - 0.1}C${side * 0.8} ${y - 0.06} ${side * 0.5} ${y} ${side * 0.22} ${y + 0.05}`,
          mix('#3a2436', '#000000', 0.2 + gallery * 0.1),
          0.03,
        );
    }
    s.rect(-0.09, -0.4, 0.18, 0.085, '#2a1408');
    s.glow(0, -0.36, 0.6, s.accent, 0.75);
    s.glow(0, -0.37, 0.2, '#fff6dc', 1);
    s.path('M-.012 0C-.02 -.05 0 -.06 .002 -.1C.02 -.06 .022 -.03 .012 0Z', '#fffbe6', 0, -0.335);
    s.path(
      'M-.1 -.4L-.1 -.31L-.06 -.31C-.07 -.36 -.08 -.38 -.06 -.4Z M.1 -.4L.1 -.31L.06 -.31C.07 -.36 .08 -.38 .06 -.4Z',
      '#8a1f2a',
    );
    s.rect(-0.1, -0.415, 0.2, 0.02, '#a9832f');
    for (let row = 0; row < 9; row++) {
      const part = row / 8;
      const y = -0.29 + part * part * 0.42;
      const size = 0.018 + part * part * 0.16;
      for (let seat = -9; seat <= 9; seat++) {
        const x = seat * size * 1.14 + (row % 2) * size * 0.5;
        if (x < s.left - size || x > s.right + size) continue;
        s.path(
          'M-.46 .5L-.46 -.2C-.46 -.56 .46 -.56 .46 -.2L.46 .5Z',
          s.down(-0.5, 0.5, mix('#7a1f2c', '#000000', 0.1 + part * 0.5), '#12060a'),
          x,
          y,
          size,
        );
        s.pen('M-.44 -.2C-.44 -.54 .44 -.54 .44 -.2', alpha(s.accent, 0.55 - part * 0.35), size * 0.04, x, y, size);
      }
    }
    cast(s, 0.16, 0.14, 0.26, 'modern', 0.14);
  },
};
