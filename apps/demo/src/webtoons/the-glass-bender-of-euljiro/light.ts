import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, lighten, mix, rgb } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { PANEL_WIDTH } from '../format.ts';

export const NIGHT = '#06050c';
export const DEEP = '#140d28';
export const PINK = '#ff2f8e';
export const CYAN = '#38e6ff';
export const AMBER = '#ffb04a';
export const FLAME = '#5aa9ff';
export const GREEN = '#4dffb0';
export const VIOLET = '#9a5bff';

/** Where a scene's light comes from: a strong one from one side, a thin edge from the other. */
export interface Light {
  key: string;
  /** -1 from the left. */
  side: -1 | 1;
  rim: string;
  /** How much of a thing's own colour the dark leaves, 0 to 1. */
  ambient?: number;
}

export const PINK_LEFT: Light = { key: PINK, side: -1, rim: CYAN };
export const PINK_RIGHT: Light = { key: PINK, side: 1, rim: CYAN };
export const CYAN_LEFT: Light = { key: CYAN, side: -1, rim: PINK };
export const CYAN_RIGHT: Light = { key: CYAN, side: 1, rim: PINK };
export const FIRE_RIGHT: Light = { key: AMBER, side: 1, rim: FLAME, ambient: 0.36 };
export const FIRE_LEFT: Light = { key: AMBER, side: -1, rim: FLAME, ambient: 0.36 };

export const shadowOf = (local: string, light: Light): string => mix(DEEP, mix(local, light.rim, 0.15), light.ambient ?? 0.26);
export const litBy = (local: string, color: string, strength = 0.62): string =>
  mix(mix(DEEP, local, 0.85), lighten(color, 0.2), strength);

const flood = (g: SKRSContext2D, fill: string | ReturnType<SKRSContext2D['createLinearGradient']>): void => {
  g.fillStyle = fill;
  g.fillRect(-400, -400, 800, 800);
};

/** Paints a form of its own colour in the dark, with the key light along one edge and the rim along the other; `edge` in the units of the form. */
export const lit = (g: SKRSContext2D, form: Path2D, local: string, light: Light, edge = 0.12): void => {
  const base = shadowOf(local, light);
  const key = litBy(local, light.key);
  const rim = litBy(local, light.rim, 0.66);
  const toKey = edge * 1.7 * light.side;
  g.save();
  g.clip(form);
  flood(g, key);
  g.translate(-toKey, edge * 0.55);
  g.clip(form);
  flood(g, rim);
  g.translate(toKey + edge * 0.8 * light.side, 0);
  g.clip(form);
  const shade = g.createLinearGradient(light.side * 2.4, 0, -light.side * 1.4, 0);
  shade.addColorStop(0, mix(base, key, 0.4));
  shade.addColorStop(0.55, base);
  shade.addColorStop(1, mix(base, NIGHT, 0.35));
  flood(g, shade);
  g.restore();
};

export const line = (g: SKRSContext2D, path: Path2D, color: string, width: number): void => {
  g.strokeStyle = color;
  g.lineWidth = width;
  g.lineCap = g.lineJoin = 'round';
  g.stroke(path);
};

export const fill = (g: SKRSContext2D, path: Path2D, color: string): void => {
  g.fillStyle = color;
  g.fill(path);
};

/** Light that adds up: soft, round, without an edge. */
export const glow = (
  g: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 0.5,
  radiusY = radius,
): void => {
  const [red, green, blue] = rgb(color);
  const gradient = g.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (let step = 0; step <= 8; step++)
    gradient.addColorStop(step / 8, `rgba(${red},${green},${blue},${(strength * (1 - step / 8) ** 2.4).toFixed(4)})`);
  g.save();
  g.globalCompositeOperation = 'lighter';
  g.translate(x, y);
  g.scale(radius, radiusY);
  g.fillStyle = gradient;
  g.fillRect(-1, -1, 2, 2);
  g.restore();
};

/** A neon tube: halo, gas, and the white of its core. `power` 0 is dead glass. */
export const neon = (g: SKRSContext2D, path: Path2D, color: string, width: number, power = 1): void => {
  if (power > 0.02) {
    g.save();
    g.globalCompositeOperation = 'lighter';
    for (const [wide, strength] of [
      [10, 0.035],
      [6, 0.06],
      [3.4, 0.13],
      [2, 0.32],
    ] as const)
      line(g, path, alpha(color, strength * power), width * wide);
    g.restore();
    line(g, path, mix(DEEP, color, 0.25 + 0.75 * power), width * 1.25);
    line(g, path, mix(color, '#ffffff', 0.72 * power), width * 0.55);
  } else {
    line(g, path, '#2a2738', width * 1.3);
    g.save();
    g.translate(-width * 0.22, -width * 0.22);
    line(g, path, '#6d6a86', width * 0.22);
    g.restore();
  }
};

/** Rain through the panel or a part of it; `slant` is how far a drop drifts per pixel of fall. */
export const rain = (g: SKRSContext2D, height: number, count: number, seed: number, color = '#cfe4ff', slant = -0.14): void => {
  const random = randomFrom(seed);
  for (const [share, width, length, opacity] of [
    [0.62, 1, 34, 0.2],
    [0.3, 1.7, 66, 0.28],
    [0.08, 2.8, 130, 0.3],
  ] as const) {
    const path = new Path2D();
    for (let drop = 0; drop < count * share; drop++) {
      const x = random() * (PANEL_WIDTH + 160) - 40;
      const y = random() * (height + 160) - 120;
      const long = length * (0.6 + 0.8 * random());
      path.moveTo(x, y);
      path.lineTo(x + slant * long, y + long);
    }
    line(g, path, alpha(color, opacity), width);
  }
};

/** The page between the pictures is night itself: both ends of a panel sink into it. */
export const sink = (g: SKRSContext2D, height: number, top: number, bottom: number): void => {
  for (const [from, to, size] of [
    [0, top, top],
    [height, height - bottom, bottom],
  ] as const) {
    if (!size) continue;
    const gradient = g.createLinearGradient(0, from, 0, to);
    gradient.addColorStop(0, NIGHT);
    gradient.addColorStop(0.35, alpha(NIGHT, 0.82));
    gradient.addColorStop(1, alpha(NIGHT, 0));
    g.fillStyle = gradient;
    g.fillRect(0, Math.min(from, to), PANEL_WIDTH, size);
  }
};

/** A picture with an edge: the form is cut out of the night and gets a thin line of light. */
export const cell = (g: SKRSContext2D, form: Path2D, draw: () => void, edge?: string): void => {
  g.save();
  g.clip(form);
  draw();
  g.restore();
  if (edge) line(g, form, alpha(edge, 0.55), 2);
};

export const wash = (g: SKRSContext2D, height: number, from: string, to: string, top = 0, bottom = height): void => {
  const gradient = g.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  g.fillStyle = gradient;
  g.fillRect(0, 0, PANEL_WIDTH, height);
};

/** What lies above `shore` seen in water below it, broken into ripples and darkened. */
export const mirrorBelow = (g: SKRSContext2D, height: number, shore: number, strength = 0.5, squash = 1): void => {
  const source = createCanvas(PANEL_WIDTH, shore);
  const { width } = g.canvas;
  source.getContext('2d').drawImage(g.canvas, 0, 0, width, (shore * width) / PANEL_WIDTH, 0, 0, PANEL_WIDTH, shore);
  g.save();
  g.globalAlpha = strength;
  for (let depth = 0; depth < height - shore; depth += 5) {
    const from = shore - (depth + 5) * squash;
    if (from < 0) break;
    const far = depth / (height - shore);
    const shift = Math.sin((depth * 0.11) / (0.3 + far)) * (2 + far * 9);
    g.drawImage(source, 0, from, PANEL_WIDTH, 5 * squash, shift, shore + depth, PANEL_WIDTH, 5.6);
  }
  g.restore();
};
