import { mix } from './easing.ts';

export type Random = () => number;
export type NonEmpty<T> = readonly [T, ...T[]];

/** mulberry32: the same seed gives the same film on every machine. */
export const seeded = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** The item at an index that wraps round. */
export const cycle = <T>(list: NonEmpty<T>, index: number): T => {
  const position = Math.floor(index) % list.length;
  return list[position < 0 ? position + list.length : position] ?? list[0];
};

export const pick = <T>(list: NonEmpty<T>, random: Random): T => cycle(list, random() * list.length);

const hash = (index: number, seed: number): number => {
  let h = Math.imul(index ^ (seed * 374761393), 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

const fade = (x: number): number => x * x * (3 - 2 * x);

const noise = (x: number, seed: number): number => {
  const cell = Math.floor(x);
  return mix(hash(cell, seed), hash(cell + 1, seed), fade(x - cell));
};

/** Fractal noise along a line, 0..1: ridges, waves, the unsteadiness of a hand. */
export const ridge = (x: number, seed = 1, octaves = 5): number => {
  let sum = 0;
  let weight = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * frequency, seed + octave);
    weight *= 0.5;
    frequency *= 2;
  }
  return sum;
};

const noise2 = (x: number, y: number, seed: number, period: number): number => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = fade(x - column);
  const v = fade(y - row);
  const corner = (dx: number, dy: number) => {
    const wrapped = period > 0 ? (((column + dx) % period) + period) % period : column + dx;
    return hash(wrapped + (row + dy) * 7919, seed);
  };
  return mix(mix(corner(0, 0), corner(1, 0), u), mix(corner(0, 1), corner(1, 1), u), v);
};

/** Fractal noise over a plane, 0..1; a period above 0 makes it repeat along x. */
export const cloudiness = (x: number, y: number, seed: number, octaves: number, period = 0): number => {
  let sum = 0;
  let weight = 0.5;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise2(x * frequency, y * frequency, seed + octave * 17, period * frequency);
    weight *= 0.5;
    frequency *= 2;
  }
  return sum;
};
