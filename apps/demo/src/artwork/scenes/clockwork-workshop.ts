import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const clockworkWorkshop: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#4a3426', s.palette.near, 0.4);
    s.fillAll(s.around(0, -0.34, 1.2, lighten(wall, 0.25), wall, darken(wall, 0.65)));
    for (let plank = s.left; plank < s.right; plank += 0.14)
      s.line(
        [
          [plank, s.top],
          [plank, 0.1],
        ],
        alpha('#000000', 0.25),
        0.005,
      );
    const brass = '#c9973f';
    for (const [x, y, radius, teeth, paint] of [
      [-0.42, -0.64, 0.17, 14, '#8a6a4a'],
      [0.45, -0.6, 0.2, 16, '#7a5a3a'],
      [0.5, -0.08, 0.17, 14, '#9a6a3a'],
      [-0.47, -0.1, 0.2, 16, '#6f5a4a'],
      [-0.95, -0.36, 0.32, 22, '#7a5a3a'],
      [-0.86, 0.06, 0.16, 12, brass],
    ] as const)
      gear(s, x, y, radius, teeth, mix(paint, wall, 0.25), s.part(340)() * 2);
    s.glow(0, -0.36, 0.75, s.palette.light, 0.4);
    s.disc(0.015, -0.34, 0.37, alpha('#000000', 0.4));
    s.disc(0, -0.36, 0.365, s.ramp([-0.3, -0.7], [0.3, 0], '#f4d78a', brass, '#5a3a12'));
    s.disc(0, -0.36, 0.325, s.around(-0.1, -0.46, 0.5, '#fffaf0', '#f2e6cc', '#cdb68a'));
    for (let minute = 0; minute < 60; minute++) {
      const a = (minute / 60) * 6.2832;
      const inner = minute % 5 ? 0.29 : 0.265;
      s.line(
        [
          [Math.cos(a) * inner, -0.36 + Math.sin(a) * inner],
          [Math.cos(a) * 0.305, -0.36 + Math.sin(a) * 0.305],
        ],
        '#2a1d14',
        minute % 5 ? 0.004 : 0.012,
      );
    }
    s.disc(0, -0.3, 0.14, darken(wall, 0.5));
    gear(s, -0.03, -0.29, 0.1, 12, brass, 0.2);
    gear(s, 0.075, -0.26, 0.06, 9, s.accent, 0.1);
    const hour = { dawn: 5, day: 13, dusk: 18.4, night: 23.6 }[s.art.hour] + s.part(341)() * 0.8;
    const hand = (turn: number, length: number, width: number, paint: string): void =>
      s.at(
        0,
        -0.36,
        1,
        () =>
          s.path(
            `M0 .05L-${width} 0L-${width * 0.5} -${length * 0.8}L0 -${length}L${width * 0.5} -${length * 0.8}L${width} 0Z`,
            paint,
          ),
        1,
        turn,
      );
    hand((hour / 12) * 6.2832, 0.18, 0.016, '#1d140e');
    hand((hour % 1) * 6.2832, 0.27, 0.011, '#1d140e');
    hand(3.9, 0.28, 0.005, s.accent);
    s.disc(0, -0.36, 0.02, brass);
    const wood = '#6a4022';
    s.rect(s.left, 0.09, s.width, 0.035, lighten(wood, 0.3));
    s.rect(s.left, 0.12, s.width, s.bottom, s.down(0.12, s.bottom, wood, darken(wood, 0.7)));
    gear(s, 0.36, 0.06, 0.05, 10, brass, 0.5);
    for (let tool = 0; tool < 4; tool++)
      s.line(
        [
          [-0.44 + tool * 0.05, 0.088],
          [-0.42 + tool * 0.055, -0.02 - tool * 0.012],
        ],
        ['#c9ced2', brass, '#8a5730', s.accent][tool] ?? brass,
        0.012,
      );
    cast(s, 0.06, 0.22, 0.34, 'modern', 0.2);
  },
};

const gear = (s: Scene, x: number, y: number, radius: number, teeth: number, paint: string, turn: number): void => {
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth * 4; tooth++) {
    const a = turn + (tooth / (teeth * 4)) * Math.PI * 2;
    const away = radius * (tooth % 4 < 2 ? 1 : 1 - 2.6 / teeth);
    points.push([x + Math.cos(a) * away, y + Math.sin(a) * away]);
  }
  s.shape(
    points.map(([pointX, pointY]): Point => [pointX + 0.012, pointY + 0.016]),
    alpha('#000000', 0.35),
  );
  s.shape(points, s.ramp([x - radius, y - radius], [x + radius, y + radius], lighten(paint, 0.45), paint, darken(paint, 0.45)));
  s.ring(x, y, radius * 0.72, alpha(darken(paint, 0.6), 0.55), radius * 0.03);
  for (let spoke = 0; spoke < 5; spoke++) {
    const a = turn + (spoke / 5) * Math.PI * 2;
    s.disc(x + Math.cos(a) * radius * 0.45, y + Math.sin(a) * radius * 0.45, radius * 0.16, darken(paint, 0.72));
  }
  s.disc(x, y, radius * 0.16, lighten(paint, 0.4));
  s.disc(x, y, radius * 0.07, darken(paint, 0.7));
};
