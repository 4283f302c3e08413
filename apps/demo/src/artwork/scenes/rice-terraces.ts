import { clouds, heavenlyLight, mist, ridges, sky } from '../kit/air.ts';
import { lighten, mix } from '../kit/colour.ts';
import { grass, tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Point, Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const riceTerraces: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.22);
    clouds(s, -0.45, 0.6);
    heavenlyLight(s, -0.16, -0.42, 0.1);
    ridges(s, -0.24, 0.34);
    const green = mix('#6fae4f', s.palette.mid, s.palette.dark ? 0.6 : 0.15);
    bands(
      s,
      13,
      -0.24,
      0.42,
      (index, part) =>
        index % 3 === 2
          ? mix(green, s.palette.near, part * 0.35)
          : mix(s.palette.sky[3], s.palette.sky[index % 2 ? 2 : 1], 0.2 + part * 0.6),
      (part) => mix(green, s.palette.near, 0.25 + part * 0.3),
    );
    for (let clump = 0; clump < 5; clump++)
      grass(s, 0.02 + clump * 0.055, 0.02 + clump * 0.01, lighten(green, 0.15), 60, 190 + clump);
    mist(s, -0.16, 0.16, 0.6);
    const hut = mix('#b5814a', s.palette.near, s.palette.dark ? 0.4 : 0.1);
    s.rect(0.2, -0.12, 0.13, 0.08, hut);
    s.shape(
      [
        [0.17, -0.115],
        [0.21, -0.19],
        [0.32, -0.19],
        [0.36, -0.115],
      ],
      mix(s.accent, hut, 0.3),
    );
    s.rect(0.25, -0.1, 0.04, 0.06, s.palette.light);
    s.glow(0.27, -0.07, 0.1, s.palette.light, s.palette.dark ? 0.7 : 0.1);
    tree(s, 0.42, -0.03, 0.3, [mix('#3f7a4a', s.palette.near, 0.4), mix(s.accent, s.palette.near, 0.3)], 196);
    cast(s, -0.1, 0.16, 0.18, 'work', 0.16);
  },
};

/** Bands that follow a hillside, drawn from far to near; `fill` says what grows or shines in each. */
const bands = (
  s: Scene,
  count: number,
  from: number,
  bend: number,
  fill: (index: number, part: number) => string,
  edge: (part: number) => string,
): void => {
  for (let index = 0; index < count; index++) {
    const part = index / (count - 1);
    const y = from + (s.bottom + 0.12 - from) * part ** 1.35;
    const points: Point[] = [];
    for (let x = s.left; x <= s.right + 0.02; x += 0.02)
      points.push([
        x,
        y +
          Math.sin(x * (3.2 - part) + index * bend) * (0.015 + 0.05 * part) -
          x * x * 0.05 * (1 - part) +
          Math.sin(x * 7 + index) * 0.006,
      ]);
    s.shape([...points, [s.right, s.bottom + 0.1], [s.left, s.bottom + 0.1]], fill(index, part));
    s.line(points, edge(part), 0.004 + 0.009 * part);
  }
};
