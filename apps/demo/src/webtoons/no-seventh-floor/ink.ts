import { createCanvas, Path2D, type CanvasGradient, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { grain } from '../../artwork/kit/noise.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { fill, within, type Fill } from '../kit/pen.ts';

export type Pen = SKRSContext2D;

/** One green from ink to tube light; whatever is red matters. */
export const INK = '#070c0b';
export const DEEP = '#111d1a';
export const DARK = '#1d302b';
export const DUSK = '#31493f';
export const MID = '#4c6a5d';
export const SOFT = '#7c998b';
export const PALE = '#b0c7ba';
export const LIGHT = '#d9e7dc';
export const TUBE = '#f4fbf4';
export const RED = '#e5362b';

export const line = (g: Pen, shape: string, weight: number, color: Fill = INK): void => {
  g.strokeStyle = color;
  g.lineWidth = weight;
  g.lineCap = g.lineJoin = 'round';
  g.stroke(new Path2D(shape));
};

/** A filled shape with its outline. */
export const inked = (g: Pen, shape: string, color: Fill, weight = 3): void => {
  fill(g, shape, color);
  line(g, shape, weight);
};

export const box = (g: Pen, x: number, y: number, width: number, height: number, color: Fill): void => {
  g.fillStyle = color;
  g.fillRect(x, y, width, height);
};

export const dot = (g: Pen, x: number, y: number, radius: number, color: Fill, radiusY = radius): void => {
  g.fillStyle = color;
  g.beginPath();
  g.ellipse(x, y, radius, radiusY, 0, 0, Math.PI * 2);
  g.fill();
};

export const at = (g: Pen, x: number, y: number, scale: number, draw: () => void, degrees = 0): void => {
  g.save();
  g.translate(x, y);
  g.rotate((degrees / 180) * Math.PI);
  g.scale(scale, Math.abs(scale));
  draw();
  g.restore();
};

export const down = (g: Pen, from: number, to: number, ...colors: string[]): CanvasGradient => {
  const gradient = g.createLinearGradient(0, from, 0, to);
  colors.forEach((color, index) => gradient.addColorStop(index / Math.max(1, colors.length - 1), color));
  return gradient;
};

export const across = (g: Pen, from: number, to: number, ...colors: string[]): CanvasGradient => {
  const gradient = g.createLinearGradient(from, 0, to, 0);
  colors.forEach((color, index) => gradient.addColorStop(index / Math.max(1, colors.length - 1), color));
  return gradient;
};

export const glow = (g: Pen, x: number, y: number, radius: number, color: string, strength = 0.5): void => {
  const gradient = g.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, alpha(color, strength));
  gradient.addColorStop(0.35, alpha(color, strength * 0.4));
  gradient.addColorStop(1, alpha(color, 0));
  g.globalCompositeOperation = 'lighter';
  box(g, x - radius, y - radius, radius * 2, radius * 2, gradient);
  g.globalCompositeOperation = 'source-over';
};

export type Quad = readonly [number, number, number, number, number, number, number, number];

export const quad = ([a, b, c, d, e, f, h, i]: Quad): string => `M${a} ${b}L${c} ${d}L${e} ${f}L${h} ${i}Z`;

export interface Hatching {
  /** Left, top, width and height of what the strokes must cover. */
  over: readonly [number, number, number, number];
  degrees?: number;
  gap?: number;
  weight?: number;
  color?: Fill;
}

/** Parallel pen strokes within a shape, a little uneven as a hand makes them. */
export const hatch = (
  g: Pen,
  shape: string,
  { over: [x, y, width, height], degrees = 58, gap = 9, weight = 1.7, color = INK }: Hatching,
): void => {
  const random = randomFrom(Math.round(x * 7 + y * 13 + width));
  const reach = Math.hypot(width, height) / 2;
  within(g, shape, () =>
    at(
      g,
      x + width / 2,
      y + height / 2,
      1,
      () => {
        g.strokeStyle = color;
        g.lineWidth = weight;
        g.beginPath();
        for (let across = -reach; across < reach; across += gap * (0.8 + 0.4 * random())) {
          g.moveTo(-reach, across + random() * 2);
          g.lineTo(reach, across + (random() - 0.5) * gap * 0.9);
        }
        g.stroke();
      },
      degrees,
    ),
  );
};

/** What `draw` paints, with the light falling on it: a hard shadow over its far side, edges kept. */
export const lit = (
  g: Pen,
  height: number,
  draw: (layer: Pen) => void,
  { edge, slope = 0.15, strength = 0.62, color = INK }: { edge: number; slope?: number; strength?: number; color?: string },
): void => {
  const layer = createCanvas(800, height);
  const pen = layer.getContext('2d');
  draw(pen);
  pen.globalCompositeOperation = 'source-atop';
  const [top, bottom] = [edge - slope * height, edge + slope * height];
  const shade =
    edge >= 0 ? quad([top, 0, 800, 0, 800, height, bottom, height]) : quad([0, 0, -top, 0, -bottom, height, 0, height]);
  fill(pen, shade, alpha(color, strength));
  g.drawImage(layer, 0, 0);
};

/** What `draw` paints as one flat tone, with a rim of light where wanted. */
export const silhouette = (g: Pen, height: number, draw: (layer: Pen) => void, color: string, rim?: string): void => {
  const layer = createCanvas(800, height);
  const pen = layer.getContext('2d');
  draw(pen);
  pen.globalCompositeOperation = 'source-in';
  box(pen, 0, 0, 800, height, color);
  if (rim) {
    const edge = createCanvas(800, height);
    const edgePen = edge.getContext('2d');
    edgePen.drawImage(layer, 0, 0);
    edgePen.globalCompositeOperation = 'source-in';
    box(edgePen, 0, 0, 800, height, rim);
    g.drawImage(edge, -3, -2);
    g.drawImage(edge, 3, -2);
  }
  g.drawImage(layer, 0, 0);
};

export interface Frame {
  left?: number;
  right?: number;
  top?: number;
  bottom?: number;
  /** How much lower the right end of the upper and of the lower edge lies. */
  slant?: readonly [upper: number, lower: number];
}

/** A panel on the strip's black page: a picture in its frame, air around it, grain over all. */
export const picture =
  ({ left = 0, right = 0, top = 0, bottom = 0, slant = [0, 0] }: Frame, draw: (g: Pen, height: number) => void) =>
  (g: Pen, height: number): void => {
    box(g, 0, 0, 800, height, INK);
    const edge = quad([left, top, 800 - right, top + slant[0], 800 - right, height - bottom + slant[1], left, height - bottom]);
    within(g, edge, () => draw(g, height));
    if (left || right) line(g, edge, 3, DUSK);
    g.save();
    g.globalCompositeOperation = 'overlay';
    g.globalAlpha = 0.13;
    for (let y = 0; y < height; y += 256) for (let x = 0; x < 800; x += 256) g.drawImage(grain(), x, y);
    g.restore();
  };
