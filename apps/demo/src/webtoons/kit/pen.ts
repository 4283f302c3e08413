import { Path2D, type CanvasGradient, type SKRSContext2D } from '@napi-rs/canvas';

export type Fill = string | CanvasGradient;

/** A gradient between two points, its colours at even distances. */
export const ramp = (
  g: SKRSContext2D,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  ...colours: string[]
): CanvasGradient => {
  const gradient = g.createLinearGradient(x0, y0, x1, y1);
  colours.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, colours.length - 1), colour));
  return gradient;
};

/** A light without an edge; colours from its middle outwards, `rgba(…, 0)` last. */
export const glow = (g: SKRSContext2D, x: number, y: number, radius: number, ...colours: string[]): void => {
  const gradient = g.createRadialGradient(x, y, 0, x, y, radius);
  colours.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, colours.length - 1), colour));
  g.fillStyle = gradient;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
};

export const fill = (g: SKRSContext2D, data: string, colour: Fill): void => {
  g.fillStyle = colour;
  g.fill(new Path2D(data));
};

export const line = (g: SKRSContext2D, data: string, colour: Fill, width: number): void => {
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.lineCap = g.lineJoin = 'round';
  g.stroke(new Path2D(data));
};

/** Draws with the origin at (x, y), turned and scaled; nothing of it stays set. */
export const at = (
  g: SKRSContext2D,
  { x, y, scale = 1, turn = 0, mirrored = false }: { x: number; y: number; scale?: number; turn?: number; mirrored?: boolean },
  draw: () => void,
): void => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.scale(mirrored ? -scale : scale, scale);
  draw();
  g.restore();
};

/** Draws only inside of the outline. */
export const within = (g: SKRSContext2D, data: string, draw: () => void): void => {
  g.save();
  g.clip(new Path2D(data));
  draw();
  g.restore();
};
