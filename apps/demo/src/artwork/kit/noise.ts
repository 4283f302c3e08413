import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { lerp, smooth } from './random.ts';

const lattice = (x: number, y: number, seed: number): number => {
  let hash = Math.imul((x + y * 7919) ^ (seed * 374761393), 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
};

/** One octave of value noise; `period` makes it tile in x. */
const valueNoise = (x: number, y: number, seed: number, period: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const wrap = (column: number): number => (period ? ((column % period) + period) % period : column);
  const across = smooth(x - left);
  const upper = lerp(lattice(wrap(left), top, seed), lattice(wrap(left + 1), top, seed), across);
  const lower = lerp(lattice(wrap(left), top + 1, seed), lattice(wrap(left + 1), top + 1, seed), across);
  return lerp(upper, lower, smooth(y - top));
};

/** Fractal noise in [0, 1). */
export const fractal = (x: number, y: number, seed: number, octaves = 5, period = 0): number => {
  let value = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    value += weight * valueNoise(x * scale, y * scale, seed + octave * 17, period * scale);
    weight /= 2;
    scale *= 2;
  }
  return value;
};

const AIR_WIDTH = 320;
const AIR_HEIGHT = 120;
const airs = new Map<string, Canvas>();

/** A soft bank of mist or stratus, drawn once per colour and kept: long in x, thin in y, feathered at both edges. */
export const air = (colour: string, kind: 0 | 1 | 2 | 3): Canvas => {
  const key = `${colour}/${kind}`;
  const known = airs.get(key);
  if (known) return known;
  const made = createCanvas(AIR_WIDTH, AIR_HEIGHT);
  const context = made.getContext('2d');
  if (colour === '#ffffff') paintAir(made, kind);
  else {
    context.drawImage(air('#ffffff', kind), 0, 0);
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = colour;
    context.fillRect(0, 0, AIR_WIDTH, AIR_HEIGHT);
  }
  airs.set(key, made);
  return made;
};

const paintAir = (canvas: Canvas, kind: number): void => {
  const context = canvas.getContext('2d');
  const image = context.createImageData(AIR_WIDTH, AIR_HEIGHT);
  for (let y = 0; y < AIR_HEIGHT; y++) {
    const feather = smooth(Math.min(y, AIR_HEIGHT - 1 - y) / (AIR_HEIGHT * 0.42));
    for (let x = 0; x < AIR_WIDTH; x++) {
      const warp = fractal(x / 90, y / 30, 40 + kind, 2);
      const density = fractal(x / 64, y / 13 + warp * 2.2, 7 + kind * 31, 4, 5);
      const side = smooth(Math.min(x, AIR_WIDTH - 1 - x) / 40);
      const at = (y * AIR_WIDTH + x) * 4;
      image.data.fill(255, at, at + 3);
      image.data[at + 3] = 255 * smooth((density - 0.3) / 0.42) * feather * side;
    }
  }
  context.putImageData(image, 0, 0);
};

const GRAIN = 256;
let grainTile: Canvas | undefined;

/** Film grain around mid grey, for an overlay. */
export const grain = (): Canvas => {
  if (grainTile) return grainTile;
  grainTile = createCanvas(GRAIN, GRAIN);
  const context = grainTile.getContext('2d');
  const image = context.createImageData(GRAIN, GRAIN);
  for (let pixel = 0; pixel < GRAIN * GRAIN; pixel++) {
    const value = 128 + (lattice(pixel % GRAIN, Math.floor(pixel / GRAIN), 5) + lattice(pixel, 3, 9) - 1) * 110;
    image.data.fill(value, pixel * 4, pixel * 4 + 3);
    image.data[pixel * 4 + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return grainTile;
};

let moonFace: Canvas | undefined;

/** The moon's seas as light and shade on transparent ground; tinted by what is under it. */
export const moonSeas = (): Canvas => {
  if (moonFace) return moonFace;
  const size = 200;
  moonFace = createCanvas(size, size);
  const context = moonFace.getContext('2d');
  const image = context.createImageData(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dx = (x - size / 2) / (size / 2);
      const dy = (y - size / 2) / (size / 2);
      const edge = Math.hypot(dx, dy);
      if (edge > 1) continue;
      const warp = fractal(dx * 3 + 9, dy * 3 + 4, 9, 3);
      const seas = smooth((fractal(dx * 1.7 + 9 + warp, dy * 1.7 + 4 + warp, 5, 5) - 0.42) / 0.3);
      const at = (y * size + x) * 4;
      image.data[at] = 70;
      image.data[at + 1] = 74;
      image.data[at + 2] = 110;
      image.data[at + 3] = 255 * (seas * 0.2 + 0.22 * edge ** 5 + 0.06 * fractal(dx * 14, dy * 14, 3, 3));
    }
  }
  context.putImageData(image, 0, 0);
  return moonFace;
};
