import { heavenlyLight, ridges, sky } from '../kit/air.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { hanok } from '../kit/hanok.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const persimmonTree: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    heavenlyLight(s, -0.24, -0.42, 0.12);
    ridges(s, -0.1, 0.22);
    hanok(s, -0.22, 0, 0.84, { bays: 5, lit: [0.3, 0.5, 0.9, 0.5, 0.3] });
    const earth = mix('#c68f55', s.palette.mid, s.palette.dark ? 0.55 : 0.1);
    s.rect(s.left, 0, s.width, s.bottom, s.down(0, s.bottom, earth, darken(earth, 0.4)));
    const random = s.part(105);
    const tips: Point[] = [];
    const bark = darken('#4a2718', s.palette.dark ? 0.4 : 0.05);
    s.path('M.36 .1C.4 -.15 .34 -.3 .3 -.45L.4 -.46C.42 -.3 .46 -.1 .52 .1Z', bark);
    for (const [angle, length] of [
      [-2.5, 0.19],
      [-2, 0.2],
      [-1.35, 0.16],
    ] as const) {
      growth(s, 0.35, -0.44, angle, length, tips, bark, random);
    }
    for (const [x, y] of tips) {
      if (random() < 0.3)
        s.at(x, y, 0.02, () => s.disc(0, 0, 1, mix('#b5632a', '#93702f', random()), 0.45), undefined, random() * 6);
      if (random() > 0.42) continue;
      const size = 0.02 + 0.011 * random();
      s.disc(
        x,
        y + size,
        size,
        s.around(x - size * 0.35, y + size * 0.6, size * 1.6, lighten(s.accent, 0.5), s.accent, darken(s.accent, 0.35)),
        size * 0.88,
      );
      for (const leaf of [-1, 1]) s.disc(x + leaf * size * 0.28, y + size * 0.2, size * 0.28, '#6f7a2e', size * 0.13);
    }
    for (const [index, x] of [-0.92, -0.7, -0.4, -0.26, -0.12].entries())
      s.path(
        'M-.34 0C-.74 -.5 -.62 -1 -.4 -1.12L.4 -1.12C.62 -1 .74 -.5 .34 0Z',
        s.across(-0.6, 0.6, '#c77a48', '#7a3d20', '#3a170c'),
        x,
        0.09 + (index % 2) * 0.03,
        0.09 + (index % 3) * 0.014,
      );
    cast(s, 0.1, 0.17, 0.19, s.art.weather === 'petals' ? 'joseon' : 'modern', 0.16);
    tree(s, s.left, s.bottom, 0.1, [darken(earth, 0.5)], 106);
  },
};

const growth = (
  s: Scene,
  x: number,
  y: number,
  angle: number,
  length: number,
  tips: Point[],
  bark: string,
  random: () => number,
  depth = 5,
  weight = 0.04,
): void => {
  const to: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  s.pen(`M${x} ${y}Q${(x + to[0]) / 2 + (random() - 0.5) * length * 0.4} ${(y + to[1]) / 2} ${to[0]} ${to[1]}`, bark, weight);
  if (depth < 3) tips.push(to);
  if (depth === 0) return;
  for (let fork = 0; fork < 2; fork++)
    growth(
      s,
      to[0],
      to[1],
      angle + (random() - 0.5) * 1.35,
      length * (0.66 + random() * 0.16),
      tips,
      bark,
      random,
      depth - 1,
      weight * 0.66,
    );
};
