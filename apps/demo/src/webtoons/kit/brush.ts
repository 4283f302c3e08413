import type { SKRSContext2D } from '@napi-rs/canvas';
import { fractal } from '../../artwork/kit/noise.ts';
import { flatten, ribbon, type Point } from './outline.ts';

export interface Stroke {
  colour: string;
  /** At its thickest. */
  width: number;
  /** How thin the ends become, 0 to 1. */
  ends?: number;
  seed?: number;
}

/** Adds a point every few pixels to a line, so that its thickness can change along it. */
const resample = (line: readonly Point[], step: number): Point[] => {
  const made: Point[] = line[0] ? [line[0]] : [];
  let rest = step;
  for (let index = 1; index < line.length; index++) {
    const [[ax, ay], [bx, by]] = [line[index - 1] ?? [0, 0], line[index] ?? [0, 0]];
    const length = Math.hypot(bx - ax, by - ay);
    let done = rest;
    for (; done <= length; done += step) made.push([ax + ((bx - ax) * done) / length, ay + ((by - ay) * done) / length]);
    rest = done - length;
  }
  const last = line.at(-1);
  if (last) made.push(last);
  return made;
};

/** Draws a path with a brush: pressed in the middle, lifted at the ends, never quite even. */
export const brush = (g: SKRSContext2D, data: string, { colour, width, ends = 0.25, seed = 1 }: Stroke): void => {
  g.fillStyle = colour;
  for (const line of flatten(data)) {
    const points = resample(line, Math.max(2.5, width * 0.9));
    if (points.length < 2) continue;
    const closed = Math.hypot((line[0]?.[0] ?? 0) - (line.at(-1)?.[0] ?? 0), (line[0]?.[1] ?? 0) - (line.at(-1)?.[1] ?? 0)) < 0.5;
    const pressed = (part: number): number => {
      const taper = closed ? 0.8 : ends + (1 - ends) * Math.sin(Math.PI * Math.min(1, part * 0.92 + 0.08)) ** 0.6;
      return width * taper * (0.3 + 1.4 * fractal(part * points.length * 0.06 + seed * 3.7, seed * 1.3, 11, 2));
    };
    const [first, ...others] = ribbon(points, pressed);
    if (!first) continue;
    g.beginPath();
    g.moveTo(first[0], first[1]);
    for (const [x, y] of others) g.lineTo(x, y);
    g.fill();
  }
};
