import { alpha, darken, lighten, mix } from './colour.ts';
import { clamp, lerp, type Random } from './random.ts';
import type { Point, Scene } from './scene.ts';

/** Grows a bough and calls back at its tips. Angles in radians, 0 points right, -π/2 up. */
export const bough = (
  s: Scene,
  from: Point,
  angle: number,
  length: number,
  weight: number,
  depth: number,
  colour: string,
  random: Random,
  tip: (x: number, y: number, depth: number) => void,
): void => {
  const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  const bend = (random() - 0.5) * length * 0.35;
  s.pen(
    `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 + bend} ${(from[1] + to[1]) / 2 - bend} ${to[0]} ${to[1]}`,
    colour,
    weight,
  );
  if (depth < 3) tip(to[0], to[1], depth);
  if (depth <= 0) return;
  const forks = 2 + (random() < 0.4 ? 1 : 0);
  for (let fork = 0; fork < forks; fork++) {
    bough(
      s,
      to,
      angle + (random() - 0.5) * 1.35,
      length * (0.64 + random() * 0.2),
      weight * 0.64,
      depth - 1,
      colour,
      random,
      tip,
    );
  }
};

/** Clusters of leaf or blossom in three tones at the tips of a tree. */
export const foliage = (
  s: Scene,
  tips: readonly Point[],
  size: number,
  colours: readonly string[],
  each: number,
  random: Random,
): void => {
  for (const [x, y] of tips) {
    for (let leaf = 0; leaf < each; leaf++) {
      const shade = colours[Math.floor(random() * colours.length)] ?? '#888888';
      s.disc(
        x + (random() - 0.5) * size * 4,
        y + (random() - 0.5) * size * 3.4,
        size * (0.35 + random() * 0.5),
        alpha(shade, 0.92),
        size * (0.22 + random() * 0.3),
        random() * 3,
      );
    }
  }
};

/** A tree with its crown; (x, y) is the foot. */
export const tree = (
  s: Scene,
  x: number,
  y: number,
  height: number,
  colours: readonly string[],
  part: number,
  { bark = s.palette.ink, lean = 0, leaves = 9 } = {},
): void => {
  const random = s.part(part);
  const tips: Point[] = [];
  bough(s, [x, y], -1.57 + lean, height * 0.3, height * 0.06, 5, bark, random, (tipX, tipY) => tips.push([tipX, tipY]));
  foliage(s, tips, height * 0.04, colours, leaves, random);
};

/** An old red pine with flat clouds of needles; leans by `lean`. */
export const pine = (s: Scene, x: number, y: number, height: number, colour: string, part: number, lean = 0.25): void => {
  const random = s.part(part);
  const bark = mix(colour, '#5a2f26', 0.35);
  const crown: Point = [x + lean * height, y - height];
  const trunk = (t: number): Point => [x + lean * height * t * t + Math.sin(t * 5) * height * 0.03, y - height * t];
  const points: Point[] = [];
  for (let step = 0; step <= 10; step++) points.push(trunk(step / 10));
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next) s.line([point, next], bark, height * lerp(0.06, 0.02, index / 10));
  });
  const pads: Array<[Point, number]> = [[crown, height * 0.24]];
  for (let index = 0; index < 6; index++) {
    const t = 0.42 + index * 0.1;
    const [fromX, fromY] = trunk(t);
    const side = index % 2 ? 1 : -1;
    const reach = height * (0.42 - t * 0.24) * (0.8 + random() * 0.4);
    const end: Point = [fromX + side * reach, fromY - height * 0.03];
    s.pen(`M${fromX} ${fromY}Q${fromX + side * reach * 0.4} ${fromY + height * 0.03} ${end[0]} ${end[1]}`, bark, height * 0.016);
    pads.push([end, height * (0.27 - t * 0.1)]);
  }
  for (const [[padX, padY], size] of pads) needles(s, padX, padY, size, colour, random);
};

const needles = (s: Scene, x: number, y: number, size: number, colour: string, random: Random): void => {
  for (let tuft = 0; tuft < 22; tuft++) {
    const across = (random() - 0.5) * 2;
    const tuftX = x + across * size * 0.75;
    const tuftY = y - (1 - across * across) * size * 0.28 * random();
    s.disc(
      tuftX,
      tuftY,
      size * (0.16 + 0.1 * random()),
      mix(colour, lighten(colour, 0.3), clamp((y - tuftY) / (size * 0.3)) * 0.5),
      size * (0.06 + 0.05 * random()),
    );
    for (let needle = 0; needle < 7; needle++) {
      const turn = Math.PI + (needle / 6) * Math.PI;
      s.line(
        [
          [tuftX, tuftY],
          [tuftX + Math.cos(turn) * size * 0.2, tuftY + Math.sin(turn) * size * 0.12],
        ],
        colour,
        size * 0.012,
      );
    }
  }
};

/** Grass or reeds along y, bent by the wind. */
export const grass = (
  s: Scene,
  y: number,
  height: number,
  colour: string,
  count: number,
  part: number,
  from = s.left,
  to = s.right,
): void => {
  const random = s.part(part);
  const bend = s.art.weather === 'wind' ? 0.7 : 0.25;
  for (let blade = 0; blade < count; blade++) {
    const x = lerp(from, to, random());
    const tall = height * (0.5 + 0.6 * random());
    const lean = (random() - 0.35) * tall * bend * 2;
    s.pen(
      `M${x} ${y + height * 0.15}Q${x + lean * 0.2} ${y - tall * 0.6} ${x + lean} ${y - tall}`,
      mix(colour, lighten(colour, 0.3), random() * 0.6),
      height * 0.028,
    );
  }
};

/** Rounded boulders along y. */
export const rocks = (s: Scene, x: number, y: number, size: number, colour: string, part: number, count = 5): void => {
  const random = s.part(part);
  for (let rock = 0; rock < count; rock++) {
    const rockX = x + (random() - 0.5) * size * count * 0.8;
    const wide = size * (0.5 + 0.6 * random());
    const tall = wide * (0.5 + 0.3 * random());
    s.path(
      'M-1 0C-1.02 -.5 -.7 -.92 -.15 -1C.35 -1.04 .75 -.7 .92 -.35C1 -.15 1 0 1 0Z',
      s.ramp([-0.7, -1], [0.6, 0], lighten(colour, 0.28), colour, darken(colour, 0.45)),
      rockX,
      y,
      tall,
      wide,
    );
  }
};
