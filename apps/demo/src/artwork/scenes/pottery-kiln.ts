import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Family } from './family.ts';

export const potteryKiln: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const clay = mix('#8a5f44', s.palette.near, s.palette.dark ? 0.5 : 0.15);
    s.fillAll(s.down(s.top, 0.1, darken(clay, 0.62), darken(clay, 0.2)));
    windowPane(s, s.wide ? -0.98 : -0.46, -0.76, 0.26, 0.24, { frame: darken(clay, 0.6), town: false });
    s.path(
      'M-.52 .12L-.52 -.3C-.5 -.66 .5 -.66 .52 -.3L.52 .12Z',
      s.around(0, -0.1, 0.75, lighten(clay, 0.3), clay, darken(clay, 0.5)),
      0.06,
      0,
    );
    const random = s.part(345);
    for (let row = 0; row < 8; row++)
      for (let brick = -5; brick < 6; brick++) {
        const y = 0.06 - row * 0.075;
        const half = 0.5 * Math.sqrt(Math.max(0, 1 - (row / 8.6) ** 2.6));
        const x = 0.06 + brick * 0.1 + (row % 2) * 0.05;
        if (Math.abs(x - 0.01) < half - 0.05)
          s.rect(x - 0.047, y, 0.094, 0.07, alpha(random() < 0.5 ? '#000000' : '#ffd9a8', 0.09), 0.008);
      }
    const fire = mix('#ff8a2a', s.accent, 0.2);
    s.path('M-.27 0L-.27 -.2C-.26 -.46 .26 -.46 .27 -.2L.27 0Z', '#1a0806', 0.06, 0.09);
    s.path(
      'M-.25 0L-.25 -.2C-.24 -.43 .24 -.43 .25 -.2L.25 0Z',
      s.around(0, -0.08, 0.4, '#fff3c4', '#ffc24a', fire, darken(fire, 0.6)),
      0.06,
      0.09,
    );
    for (let tongue = 0; tongue < 5; tongue++)
      s.path(
        'M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z',
        alpha('#fff0b0', 0.75),
        -0.12 + tongue * 0.085,
        0.09,
        0.16 + (tongue % 3) * 0.06,
      );
    s.glow(0.06, -0.08, 0.8, fire, 0.6);
    const jarY = 0.12;
    const pot = (x: number, y: number, size: number, glaze: string): void => {
      s.disc(x + size * 0.1, y, size * 0.46, alpha('#000000', 0.4), size * 0.07);
      s.path(
        'M-.24 0C-.56 -.2 -.66 -.54 -.42 -.84C-.36 -.92 -.28 -.95 -.25 -1L.25 -1C.28 -.95 .36 -.92 .42 -.84C.66 -.54 .56 -.2 .24 0Z',
        s.ramp([-0.5, -0.9], [0.5, -0.1], '#ffffff', glaze, mix(glaze, '#7d8a9a', 0.45), mix(darken(glaze, 0.5), fire, 0.3)),
        x,
        y,
        size,
      );
      s.disc(x, y - size, size * 0.25, darken(glaze, 0.6), size * 0.045);
      s.ring(x, y - size, size * 0.25, lighten(glaze, 0.4), size * 0.02, 0, 6.3, size * 0.045);
      s.pen('M-.4 -.72C-.5 -.5 -.44 -.3 -.34 -.18', alpha('#ffffff', 0.7), size * 0.035, x, y, size);
    };
    for (const [x, size] of [
      [-0.98, 0.22],
      [-0.76, 0.17],
      [0.48, 0.18],
    ] as const)
      pot(x, 0.1, size, mix('#8fc2ae', '#e9e2d0', random()));
    s.rect(s.left, jarY - 0.02, s.width, s.bottom, s.down(jarY - 0.02, s.bottom, darken(clay, 0.3), darken(clay, 0.8)));
    s.disc(-0.12, jarY + 0.06, 0.26, darken('#6a4022', 0.1), 0.05);
    s.disc(-0.12, jarY + 0.045, 0.25, '#8a5a34', 0.046);
    pot(-0.12, jarY + 0.05, 0.46, '#f4f0e6');
    s.pen('M-.06 -.52C.06 -.6 .02 -.72 .2 -.76M.02 -.62C.1 -.56 .2 -.58 .26 -.52', '#2f5f9a', 0.008, -0.16, jarY + 0.02, 0.46);
    for (const [dx, dy] of [
      [0.2, -0.76],
      [0.26, -0.52],
      [0.08, -0.66],
    ] as const)
      s.disc(-0.16 + dx * 0.46, jarY + 0.02 + dy * 0.46, 0.014, s.accent);
    cast(s, 0.3, 0.2, 0.28, s.seed % 2 ? 'joseon' : 'work', 0.1);
  },
};
