import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

/** Every film is composed on a sheet of 1920 by 1080 units; the stage decides how many pixels that is. */
export const WIDTH = 1920;
export const HEIGHT = 1080;

export type Context = SKRSContext2D;
export type Rgb = readonly [number, number, number];

/** A picture drawn once and shown many times; width and height in units. */
export interface Layer {
  canvas: Canvas;
  g: Context;
  width: number;
  height: number;
}

export interface Stage {
  /** Pixels per unit: 2/3 makes 720 lines, 1 makes 1080. */
  scale: number;
  layer(width: number, height: number, paint?: (g: Context) => void): Layer;
}

export const createStage = (lines: number): Stage => {
  const scale = lines / HEIGHT;
  return {
    scale,
    layer(width, height, paint) {
      const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
      const g = canvas.getContext('2d');
      g.scale(scale, scale);
      paint?.(g);
      return { canvas, g, width: canvas.width / scale, height: canvas.height / scale };
    },
  };
};

export const place = (g: Context, layer: Layer, x: number, y: number, alpha = 1, zoom = 1): void => {
  g.globalAlpha = alpha;
  g.drawImage(layer.canvas, x, y, layer.width * zoom, layer.height * zoom);
  g.globalAlpha = 1;
};

/** Repeats a layer along x, moved by `offset` units. */
export const tile = (g: Context, layer: Layer, offset: number, y: number, alpha = 1, zoom = 1): void => {
  const width = layer.width * zoom;
  for (let x = -(((offset % width) + width) % width); x < WIDTH; x += width) place(g, layer, x, y, alpha, zoom);
};

export const rgba = (color: Rgb, alpha = 1): string => `rgba(${color.map(Math.round).join(',')},${alpha.toFixed(3)})`;

export const brighter = (color: Rgb, by: number): Rgb => [
  Math.min(255, color[0] + by),
  Math.min(255, color[1] + by),
  Math.min(255, color[2] + by),
];

export type Stops = readonly (readonly [number, string])[];

/** A gradient from top to bottom. */
export const vertical = (g: Context, stops: Stops, top = 0, bottom = HEIGHT) => {
  const gradient = g.createLinearGradient(0, top, 0, bottom);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
};

export const fillSheet = (g: Context, stops: Stops, top = 0, bottom = HEIGHT): void => {
  g.fillStyle = vertical(g, stops, top, bottom);
  g.fillRect(0, 0, WIDTH, HEIGHT);
};

/** Fills the shape that `outline` traces. */
export const shape = (g: Context, fill: Parameters<typeof vertical>[1] | string, outline: () => void): void => {
  g.fillStyle = typeof fill === 'string' ? fill : vertical(g, fill);
  g.beginPath();
  outline();
  g.closePath();
  g.fill();
};

export const line = (g: Context, color: string, width: number, outline: () => void): void => {
  g.strokeStyle = color;
  g.lineWidth = width;
  g.beginPath();
  outline();
  g.stroke();
};
