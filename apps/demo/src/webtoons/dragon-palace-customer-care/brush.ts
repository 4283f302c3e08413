import type { SKRSContext2D } from '@napi-rs/canvas';
import { at, fill, line, ramp, within, type Fill } from '../kit/pen.ts';

export type Brush = SKRSContext2D;

/** Outlines are deep sea, never black. */
export const LINE = '#17424c';
export const FOAM = '#f4fcf9';
export const CORAL = '#ff7f6b';
export const BRICK = '#dd5548';
export const AQUA = '#4fd3cb';
export const LAGOON = '#1fa3ad';
export const DEEP = '#0f6480';
export const ABYSS = '#0b3f5e';
export const SAND = '#ffe4b3';
export const SUN = '#ffd257';
export const ROSE = '#ffb0bf';
export const PLUM = '#a9569b';
export const LEAF = '#93d98a';
export const CREAM = '#fff5df';

/** A filled shape with a round outline. */
export const shape = (g: Brush, data: string, color: Fill, weight = 6): void => {
  fill(g, data, color);
  line(g, data, LINE, weight);
};

export const oval = (x: number, y: number, radius: number, radiusY = radius): string =>
  `M${x - radius} ${y}a${radius} ${radiusY} 0 1 0 ${radius * 2} 0a${radius} ${radiusY} 0 1 0 ${-radius * 2} 0Z`;

export const rounded = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${x + radius} ${y}H${x + width - radius}Q${x + width} ${y} ${x + width} ${y + radius}V${y + height - radius}Q${x + width} ${y + height} ${x + width - radius} ${y + height}H${x + radius}Q${x} ${y + height} ${x} ${y + height - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`;

export const rect = (g: Brush, x: number, y: number, width: number, height: number, color: Fill): void => {
  g.fillStyle = color;
  g.fillRect(x, y, width, height);
};

export const down = (g: Brush, from: number, to: number, ...colors: string[]): Fill => ramp(g, [0, from, 0, to], ...colors);

/** Stretched or squashed about its own foot: more than 1 is tall and thin, less is flat and broad. */
export const squashed = (g: Brush, x: number, y: number, tall: number, draw: () => void): void => {
  g.save();
  g.translate(x, y);
  g.scale(1 / Math.sqrt(tall), tall);
  g.translate(-x, -y);
  draw();
  g.restore();
};

export type Spot = readonly [x: number, y: number];

/** A limb along a bent line, from broad to narrow; `suckers` where it is an octopus's. */
export const tentacle = (
  g: Brush,
  [from, bend, bend2, to]: readonly [Spot, Spot, Spot, Spot],
  [broad, narrow]: readonly [number, number],
  color: string,
  suckers?: string,
): void => {
  const left: Spot[] = [];
  const right: Spot[] = [];
  const dots: Spot[] = [];
  for (let step = 0; step <= 16; step++) {
    const t = step / 16;
    const u = 1 - t;
    const on = (axis: 0 | 1): number =>
      u * u * u * from[axis] + 3 * u * u * t * bend[axis] + 3 * u * t * t * bend2[axis] + t * t * t * to[axis];
    const towards = (axis: 0 | 1): number =>
      3 * u * u * (bend[axis] - from[axis]) + 6 * u * t * (bend2[axis] - bend[axis]) + 3 * t * t * (to[axis] - bend2[axis]);
    const length = Math.hypot(towards(0), towards(1)) || 1;
    const half = (broad + (narrow - broad) * t) / 2;
    const [nx, ny] = [-towards(1) / length, towards(0) / length];
    left.push([on(0) + nx * half, on(1) + ny * half]);
    right.unshift([on(0) - nx * half, on(1) - ny * half]);
    if (suckers && step > 3 && step % 2) dots.push([on(0) + nx * half * 0.45, on(1) + ny * half * 0.45]);
  }
  const outline = `M${left.map((spot) => spot.join(' ')).join('L')}A${narrow / 2} ${narrow / 2} 0 0 0 ${right[0]?.join(' ')}L${right
    .slice(1)
    .map((spot) => spot.join(' '))
    .join('L')}Z`;
  line(g, outline, LINE, 11);
  fill(g, outline, color);
  for (const [x, y] of dots) if (suckers) fill(g, oval(x, y, narrow * 0.2), suckers);
};

export interface Frame {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  /** Without a frame: to the edges of the strip. */
  bleed?: boolean;
}

/** A panel on the strip's foam-white page: rounded, outlined, air around it. */
export const picture =
  ({ left = 28, right = 28, top = 28, bottom = 28, bleed = false }: Frame, draw: (g: Brush, height: number) => void) =>
  (g: Brush, height: number): void => {
    rect(g, 0, 0, 800, height, FOAM);
    if (bleed) return draw(g, height);
    const edge = rounded(left, top, 800 - left - right, height - top - bottom, 34);
    within(g, edge, () => draw(g, height));
    line(g, edge, LINE, 6);
  };

/** Rays from one spot: surprise, glory, anger. */
export const burst = (g: Brush, x: number, y: number, color: string, rays = 22, reach = 1300): void => {
  for (let ray = 0; ray < rays; ray++) {
    const from = (ray / rays) * Math.PI * 2;
    const to = from + Math.PI / rays;
    fill(
      g,
      `M${x} ${y}L${x + Math.cos(from) * reach} ${y + Math.sin(from) * reach}L${x + Math.cos(to) * reach} ${y + Math.sin(to) * reach}Z`,
      color,
    );
  }
};

/** Sweat, tears and other drops; `size` high. */
export const drop = (g: Brush, x: number, y: number, size: number, color = '#8fe3ff'): void =>
  at(g, { x, y, scale: size / 40 }, () => shape(g, 'M0 -22C10 -6 15 2 15 9A15 15 0 0 1 -15 9C-15 2 -10 -6 0 -22Z', color, 4));
