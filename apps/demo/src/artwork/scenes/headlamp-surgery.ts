import { darken } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const headlampSurgery: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    s.fillAll('#04070c');
    s.disc(0, -0.6, 0.28, s.around(-0.05, -0.66, 0.4, '#2a343e', '#141b22', '#0a0e13'), 0.12);
    for (let bulb = 0; bulb < 7; bulb++) {
      const a = (bulb / 6) * 6.2832;
      const r = bulb === 6 ? 0 : 0.17;
      s.disc(Math.cos(a) * r, -0.58 + Math.sin(a) * r * 0.38, 0.055, '#1f2a33', 0.026);
      s.disc(Math.cos(a) * r, -0.58 + Math.sin(a) * r * 0.38, 0.04, '#0d1319', 0.018);
    }
    s.line(
      [
        [0, s.top],
        [0, -0.7],
      ],
      '#1a232b',
      0.04,
    );
    s.beam(-0.26, -0.33, -0.95, 0.75, 0.02, 0.2, '#eafcff', 1);
    s.beam(-0.26, -0.33, -0.95, 0.75, 0.02, 0.14, s.accent, 0.8);
    s.glow(0.16, -0.02, 0.36, '#dffaff', 0.7, 0.16);
    s.path(
      'M-.34 .02C-.1 -.09 .3 -.09 .5 .02L.5 .14L-.34 .14Z',
      s.across(-0.34, 0.5, '#0c2a30', '#5fb0b8', '#2a6a74', '#0a2026'),
    );
    s.rect(0.08, -0.045, 0.15, 0.05, '#e2b79c', 0.02);
    s.rect(-0.4, 0.12, 0.98, 0.03, '#20303a');
    s.rect(0.02, 0.15, 0.1, 0.3, '#131d24');
    for (const [x, tall] of [
      [-0.3, 0.44],
      [0.44, 0.42],
      [0.56, 0.38],
    ] as const)
      surgeon(s, x, 0.16, tall, x < 0);
    for (let tray = 0; tray < 5; tray++)
      s.line(
        [
          [-0.02 + tray * 0.02, 0.03],
          [-0.02 + tray * 0.02, 0.07],
        ],
        '#9ab4bc',
        0.004,
      );
    s.rect(s.left, -0.42, 0.5, 0.24, '#0a1016', 0.01);
    s.pen(`M${s.left} -.3L${s.left + 0.46} -.3`, darken(s.accent, 0.5), 0.006);
    cast(s, -0.05, s.wide ? 0.13 : 0.26, 0.2, 'modern', 0.2);
  },
};

/** A surgeon bent over the table; one of them has the only lamp on the forehead. */
const surgeon = (s: Scene, x: number, y: number, height: number, lamp: boolean): void => {
  const gown = lamp ? '#1f5a64' : '#10323a';
  s.path(
    'M-.2 0C-.26 -.4 -.2 -.72 0 -.76C.2 -.74 .24 -.4 .2 0Z',
    s.across(-0.2, 0.2, darken(gown, 0.5), gown),
    x,
    y,
    height,
    height * (lamp ? 1 : -1),
  );
  s.disc(x + (lamp ? 0.03 : -0.02), y - height * 0.88, height * 0.12, lamp ? '#c99a7c' : '#3a3236');
  s.path('M-.13 0C-.14 -.16 .14 -.16 .13 0Z', lamp ? '#2a7a86' : '#143a42', x + (lamp ? 0.03 : -0.02), y - height * 0.88, height);
  s.rect(x + (lamp ? 0.02 : -0.06), y - height * 0.87, height * 0.14, height * 0.1, lamp ? '#bfe8ee' : '#1f4a52', 0.01);
  if (!lamp) return;
  s.disc(x + 0.055, y - height * 1.08, 0.018, '#ffffff');
  s.glow(x + 0.055, y - height * 1.08, 0.2, s.accent, 1);
  s.line(
    [
      [x + 0.05, y - height * 0.55],
      [x + 0.2, y - height * 0.45],
      [x + 0.34, y - height * 0.42],
    ],
    gown,
    0.05,
  );
};
