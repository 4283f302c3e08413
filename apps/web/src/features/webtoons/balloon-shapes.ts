import type { BalloonView } from './read-view.ts';

/** A field of 100 by 100 that is stretched to its balloon. */
const MIDDLE = 50;
/** Between a circle (2) and a box: it holds the corners of its words. */
const SQUARENESS = 3.2;

/** A point on the rim at an angle, `reach` times as far from the middle as the box. */
const rim = (angle: number, reach: number): readonly [x: number, y: number] => {
  const along = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / SQUARENESS);
  return [MIDDLE + MIDDLE * reach * along(Math.cos(angle)), MIDDLE + MIDDLE * reach * along(Math.sin(angle))];
};
const around = <T>(count: number, at: (angle: number, index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => at((index / count) * 2 * Math.PI, index));
const point = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

const SPIKES = 22;
/** Spikes of three lengths, so that it looks drawn by hand. */
const SPIKE_REACH = [1.16, 1.06, 1.11] as const;
export const SHOUT = `M${around(SPIKES, (angle, index) => {
  const half = Math.PI / SPIKES;
  return `${point(rim(angle, SPIKE_REACH[index % SPIKE_REACH.length] ?? 1))}L${point(rim(angle + half, 0.97))}`;
}).join('L')}Z`;

const PUFFS = 12;
/** Every puff bulges out between two points of the rim. */
export const THOUGHT = `M${point(rim(0, 1))}${around(PUFFS, (angle) => {
  const step = (2 * Math.PI) / PUFFS;
  return `Q${point(rim(angle + step / 2, 1.19))} ${point(rim(angle + step, 1))}`;
}).join('')}Z`;

/** Half the width of a tail where it leaves the middle of its balloon, in hundredths of the panel's width. */
const ROOT = 2.5;

interface Placed extends Pick<BalloonView, 'x' | 'y'> {
  readonly tail: { readonly x: number; readonly y: number };
}

/**
 * A tail from the middle of its balloon to its target, on a field of 100 by `height`. It bends a little, like a pen
 * stroke.
 */
export const tailPath = ({ x, y, tail }: Placed, height: number): string => {
  const [fromX, fromY, toX, toY] = [100 * x, height * y, 100 * tail.x, height * tail.y];
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [acrossX, acrossY] = [(-ROOT * (toY - fromY)) / length, (ROOT * (toX - fromX)) / length];
  const [bendX, bendY] = [(fromX + toX) / 2 + acrossX * 0.9, (fromY + toY) / 2 + acrossY * 0.9];
  const tip = point([toX, toY]);
  return `M${point([fromX + acrossX, fromY + acrossY])}Q${point([bendX + acrossX * 0.4, bendY + acrossY * 0.4])} ${tip}Q${point([bendX - acrossX * 0.6, bendY - acrossY * 0.6])} ${point([fromX - acrossX, fromY - acrossY])}Z`;
};

/** Bubbles from a thought balloon to the thinker, from large to small. */
export const bubbles = ({ x, y, tail }: Placed, height: number) =>
  [
    { along: 0.62, radius: 1.5 },
    { along: 0.81, radius: 1 },
    { along: 0.96, radius: 0.6 },
  ].map(({ along, radius }) => ({
    cx: 100 * (x + (tail.x - x) * along),
    cy: height * (y + (tail.y - y) * along),
    r: radius,
  }));
