import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const wallOfClocks: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#3a2c28', s.palette.near, 0.45);
    s.fillAll(s.around(0, -0.4, 1.1, lighten(wall, 0.2), wall, darken(wall, 0.6)));
    const random = s.part(452);
    for (let row = 0; row < 5; row++)
      for (let column = -7; column < 5; column++) {
        const x = column * 0.2 + (row % 2) * 0.1;
        const y = -0.78 + row * 0.19;
        if (Math.hypot(x, y + 0.4) < 0.3) continue;
        dial(s, x, y, 0.06 + random() * 0.025, Math.floor(random() * 3));
      }
    s.disc(0.014, -0.384, 0.26, alpha('#000000', 0.45));
    s.disc(0, -0.4, 0.26, s.ramp([-0.2, -0.6], [0.2, -0.2], '#e6c47a', '#9a6a2c', '#4a2f12'));
    s.disc(0, -0.4, 0.225, s.around(-0.06, -0.48, 0.36, '#fffaf0', '#f0e2c6', '#c9b184'));
    s.path('M0 0L.11 -.197L.2 -.11Z', darken(wall, 0.55), 0, -0.4);
    s.glow(0.1, -0.5, 0.14, s.accent, 0.6);
    for (let minute = 0; minute < 60; minute++) {
      if (minute > 4 && minute < 10) continue;
      const a = (minute / 60) * 6.2832 - 1.5708;
      const inner = minute % 5 ? 0.2 : 0.18;
      s.line(
        [
          [Math.cos(a) * inner, -0.4 + Math.sin(a) * inner],
          [Math.cos(a) * 0.212, -0.4 + Math.sin(a) * 0.212],
        ],
        '#2a1d14',
        minute % 5 ? 0.003 : 0.009,
      );
    }
    s.line(
      [
        [0, -0.4],
        [-0.1, -0.46],
      ],
      '#1d1410',
      0.016,
    );
    s.line(
      [
        [0, -0.4],
        [-0.02, -0.59],
      ],
      '#1d1410',
      0.01,
    );
    s.disc(0, -0.4, 0.016, s.accent);
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, s.bottom, '#5a3c26', '#1f130c'));
    s.rect(s.left, 0.1, s.width, 0.016, '#9a7044');
    cast(s, 0, s.wide ? 0.13 : 0.23, 0.27, 'modern', 0.2);
  },
};

/** A clock on the wall that agrees with all the others: five to four. */
const dial = (s: Scene, x: number, y: number, radius: number, kind: number): void => {
  const rim = ['#7a4a2a', '#b98a3f', '#3a4a54'][kind] ?? '#7a4a2a';
  if (kind === 1) s.rect(x - radius, y - radius, radius * 2, radius * 2.3, rim, radius * 0.2);
  else s.disc(x, y, radius, rim);
  s.disc(x, y, radius * 0.82, mix('#f4ead4', s.palette.near, 0.15));
  for (let hour = 0; hour < 12; hour++)
    s.disc(x + Math.cos(hour * 0.5236) * radius * 0.68, y + Math.sin(hour * 0.5236) * radius * 0.68, radius * 0.05, '#3a2c20');
  s.line(
    [
      [x, y],
      [x + radius * 0.4, y + radius * 0.22],
    ],
    '#201812',
    radius * 0.11,
  );
  s.line(
    [
      [x, y],
      [x - radius * 0.3, y - radius * 0.58],
    ],
    '#201812',
    radius * 0.08,
  );
};
