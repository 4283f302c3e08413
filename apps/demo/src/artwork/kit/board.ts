import { createCanvas, Path2D, type Canvas, type CanvasGradient, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, darken, lighten } from './colour.ts';
import { grain } from './noise.ts';

/** A portrait is drawn on a board of 100 by 100 with the face in the middle. */
export class Board {
  readonly canvas: Canvas;
  private readonly g: SKRSContext2D;

  constructor(size: number) {
    this.canvas = createCanvas(size, size);
    this.g = this.canvas.getContext('2d');
    this.g.scale(size / 100, size / 100);
  }

  down(from: number, to: number, ...stops: string[]): CanvasGradient {
    return this.ramp(0, from, 0, to, stops);
  }
  across(from: number, to: number, ...stops: string[]): CanvasGradient {
    return this.ramp(from, 0, to, 0, stops);
  }

  fill(data: string, fill: string | CanvasGradient): void {
    this.g.fillStyle = fill;
    this.g.fill(new Path2D(data));
  }

  line(data: string, colour: string, weight: number): void {
    this.g.strokeStyle = colour;
    this.g.lineWidth = weight;
    this.g.lineCap = this.g.lineJoin = 'round';
    this.g.stroke(new Path2D(data));
  }

  dot(x: number, y: number, radius: number, fill: string | CanvasGradient, radiusY = radius): void {
    this.g.beginPath();
    this.g.ellipse(x, y, radius, radiusY, 0, 0, Math.PI * 2);
    this.g.fillStyle = fill;
    this.g.fill();
  }

  within(data: string, draw: () => void): void {
    this.g.save();
    this.g.clip(new Path2D(data));
    draw();
    this.g.restore();
  }

  film(): void {
    this.g.globalCompositeOperation = 'overlay';
    this.g.globalAlpha = 0.07;
    this.g.drawImage(grain(), 0, 0, 100, 100);
    this.g.globalAlpha = 1;
    this.g.globalCompositeOperation = 'source-over';
  }

  private ramp(x0: number, y0: number, x1: number, y1: number, stops: readonly string[]): CanvasGradient {
    const gradient = this.g.createLinearGradient(x0, y0, x1, y1);
    stops.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, stops.length - 1), colour));
    return gradient;
  }
}

/** The plain ground behind a head, one of five. */
export const backdrop = (b: Board, ground: string, kind: number): void => {
  b.fill('M0 0H100V100H0Z', b.down(0, 100, lighten(ground, 0.22), ground, darken(ground, 0.28)));
  const pale = alpha(lighten(ground, 0.5), 0.35);
  if (kind === 0) b.dot(68, 34, 30, pale);
  if (kind === 1) b.fill('M0 74L18 56L34 68L58 44L78 62L100 48V100H0Z', alpha(darken(ground, 0.4), 0.5));
  if (kind === 2) for (const x of [8, 24, 76, 92]) b.fill(`M${x} 0h7v100h-7Z`, alpha(lighten(ground, 0.4), 0.2));
  if (kind === 3) b.fill('M14 100V34A36 30 0 0 1 86 34V100Z', pale);
  if (kind === 4) {
    b.dot(50, 46, 40, alpha(lighten(ground, 0.5), 0.22));
    b.dot(50, 46, 32, alpha(lighten(ground, 0.5), 0.22));
  }
};
