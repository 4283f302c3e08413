import { createCanvas, Path2D, type Canvas, type CanvasGradient, type SKRSContext2D } from '@napi-rs/canvas';
import type { ArtDirection } from '../../catalog/format.ts';
import { alpha, rgb } from './colour.ts';
import { paletteOf, type Palette } from './palette.ts';
import { randomFrom, type Random } from './random.ts';

export type Fill = string | CanvasGradient;
export type Point = readonly [x: number, y: number];

/** Where the viewer stands. Sizes are fractions of the frame. */
export interface Camera {
  /** Middle of the subject across the frame, from its left edge, also where the picture is mirrored. */
  x: number;
  /** The line the subject stands on, down the frame. */
  ground: number;
  /** One scene unit as a fraction of the frame's shorter side: larger is closer. */
  unit: number;
  mirrored?: boolean;
}

export interface View {
  width: number;
  height: number;
  camera: Camera;
  art: Omit<ArtDirection, 'lettering' | 'idea'>;
  seed: number;
}

/**
 * A picture under way, measured in units of its subject: (0, 0) is where the subject stands, y grows downwards, the subject is about
 * 0.7 high. `left … bottom` are the edges of the frame in the same units, so one drawing composes itself for any frame and camera.
 */
export class Scene {
  readonly canvas: Canvas;
  readonly g: SKRSContext2D;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** One pixel in units. */
  readonly pixel: number;
  readonly wide: boolean;
  readonly mirrored: boolean;
  readonly seed: number;
  readonly random: Random;
  readonly art: View['art'];
  readonly palette: Palette;

  constructor({ width, height, camera, art, seed }: View) {
    const unit = Math.min(width, height) * camera.unit;
    const x = camera.mirrored ? 1 - camera.x : camera.x;
    this.canvas = createCanvas(width, height);
    this.g = this.canvas.getContext('2d');
    this.pixel = 1 / unit;
    this.left = (-x * width) / unit;
    this.right = ((1 - x) * width) / unit;
    this.top = (-camera.ground * height) / unit;
    this.bottom = ((1 - camera.ground) * height) / unit;
    this.wide = width > height;
    this.mirrored = camera.mirrored ?? false;
    this.seed = seed;
    this.random = randomFrom(seed);
    this.art = art;
    this.palette = paletteOf(art.hour, art.family.length);
    if (camera.mirrored) this.g.setTransform(-unit, 0, 0, unit, width - x * width, camera.ground * height);
    else this.g.setTransform(unit, 0, 0, unit, x * width, camera.ground * height);
  }

  get width(): number {
    return this.right - this.left;
  }
  get height(): number {
    return this.bottom - this.top;
  }
  get accent(): string {
    return this.art.accent;
  }

  /** A stream of its own for one part, so that more rain does not move the windows. */
  part(name: number): Random {
    return randomFrom(this.seed + name * 7919);
  }

  between(low: number, high: number, random = this.random): number {
    return low + (high - low) * random();
  }

  /** Colours spread evenly from top to bottom, or `[position, colour]` where they are not even. */
  down(from: number, to: number, ...stops: string[]): CanvasGradient {
    return this.ramp([0, from], [0, to], ...stops);
  }
  across(from: number, to: number, ...stops: string[]): CanvasGradient {
    return this.ramp([from, 0], [to, 0], ...stops);
  }

  ramp([x0, y0]: Point, [x1, y1]: Point, ...stops: string[]): CanvasGradient {
    const gradient = this.g.createLinearGradient(x0, y0, x1, y1);
    stops.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, stops.length - 1), colour));
    return gradient;
  }

  around(x: number, y: number, radius: number, ...stops: string[]): CanvasGradient {
    const gradient = this.g.createRadialGradient(x, y, 0, x, y, radius);
    stops.forEach((colour, index) => gradient.addColorStop(index / Math.max(1, stops.length - 1), colour));
    return gradient;
  }

  fillAll(fill: Fill): void {
    this.rect(this.left, this.top, this.width, this.height, fill);
  }

  rect(x: number, y: number, width: number, height: number, fill: Fill, radius = 0): void {
    this.g.fillStyle = fill;
    if (!radius) return this.g.fillRect(x, y, width, height);
    this.g.beginPath();
    this.g.roundRect(x, y, width, height, radius);
    this.g.fill();
  }

  disc(x: number, y: number, radius: number, fill: Fill, radiusY = radius, turn = 0): void {
    this.g.beginPath();
    this.g.ellipse(x, y, radius, radiusY, turn, 0, Math.PI * 2);
    this.g.fillStyle = fill;
    this.g.fill();
  }

  ring(x: number, y: number, radius: number, stroke: Fill, weight: number, from = 0, to = Math.PI * 2, radiusY = radius): void {
    this.g.beginPath();
    this.g.ellipse(x, y, radius, radiusY, 0, from, to);
    this.stroke(stroke, weight);
  }

  shape(points: readonly Point[], fill: Fill): void {
    this.trace(points);
    this.g.closePath();
    this.g.fillStyle = fill;
    this.g.fill();
  }

  line(points: readonly Point[], stroke: Fill, weight: number): void {
    this.trace(points);
    this.stroke(stroke, weight);
  }

  /** An SVG path placed at (x, y) and scaled; the usual way to draw an object. */
  path(data: string, fill: Fill, x = 0, y = 0, scale = 1, scaleX = scale): void {
    this.at(
      x,
      y,
      scale,
      () => {
        this.g.fillStyle = fill;
        this.g.fill(new Path2D(data));
      },
      scaleX,
    );
  }

  pen(data: string, stroke: Fill, weight: number, x = 0, y = 0, scale = 1): void {
    this.at(x, y, scale, () => {
      this.g.strokeStyle = stroke;
      this.g.lineWidth = weight / Math.abs(scale);
      this.g.lineCap = this.g.lineJoin = 'round';
      this.g.stroke(new Path2D(data));
    });
  }

  at(x: number, y: number, scale: number, draw: () => void, scaleX = scale, turn = 0): void {
    this.g.save();
    this.g.translate(x, y);
    if (turn) this.g.rotate(turn);
    this.g.scale(scaleX, scale);
    draw();
    this.g.restore();
  }

  clip(data: string | readonly Point[], draw: () => void): void {
    this.g.save();
    if (typeof data === 'string') this.g.clip(new Path2D(data));
    else {
      this.trace(data);
      this.g.closePath();
      this.g.clip();
    }
    draw();
    this.g.restore();
  }

  /** Words within the picture: signs, banners. Drawn at a pixel size because type below one unit is not hinted. */
  words(text: string, x: number, y: number, size: number, fill: Fill, font: string): void {
    const scale = size / 100;
    this.at(
      x,
      y,
      scale,
      () => {
        this.g.font = `100px ${font}`;
        this.g.textAlign = 'center';
        this.g.textBaseline = 'middle';
        this.g.fillStyle = fill;
        this.g.fillText(text, 0, 0);
      },
      this.mirrored ? -scale : scale,
    );
  }

  /** Light that adds up: soft, round, without an edge. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.6, radiusY = radius): void {
    const [red, green, blue] = rgb(colour);
    const gradient = this.g.createRadialGradient(0, 0, 0, 0, 0, 1);
    for (let step = 0; step <= 8; step++) {
      gradient.addColorStop(step / 8, `rgba(${red},${green},${blue},${(strength * (1 - step / 8) ** 2.4).toFixed(4)})`);
    }
    this.g.globalCompositeOperation = 'lighter';
    this.at(x, y, radiusY, () => this.disc(0, 0, 1, gradient), radius);
    this.g.globalCompositeOperation = 'source-over';
  }

  /** A cone of light from (x, y); `angle` 0 points down. */
  beam(x: number, y: number, angle: number, length: number, from: number, to: number, colour: string, strength: number): void {
    this.g.globalCompositeOperation = 'lighter';
    this.at(
      x,
      y,
      1,
      () => {
        for (let layer = 0; layer < 4; layer++) {
          const narrow = 1 - layer * 0.2;
          this.shape(
            [
              [-from * narrow, 0],
              [from * narrow, 0],
              [to * narrow, length],
              [-to * narrow, length],
            ],
            this.down(0, length, alpha(colour, strength / 3), alpha(colour, strength / 9), alpha(colour, 0)),
          );
        }
      },
      1,
      angle,
    );
    this.g.globalCompositeOperation = 'source-over';
  }

  /** Shades what was drawn so far: `multiply` darkens, `screen` lifts, `soft-light` tints. */
  blend(mode: 'multiply' | 'screen' | 'soft-light' | 'overlay', fill: Fill, strength = 1): void {
    this.g.globalCompositeOperation = mode;
    this.g.globalAlpha = strength;
    this.fillAll(fill);
    this.g.globalAlpha = 1;
    this.g.globalCompositeOperation = 'source-over';
  }

  private trace(points: readonly Point[]): void {
    this.g.beginPath();
    points.forEach(([x, y], index) => (index ? this.g.lineTo(x, y) : this.g.moveTo(x, y)));
  }

  private stroke(stroke: Fill, weight: number): void {
    this.g.strokeStyle = stroke;
    this.g.lineWidth = weight;
    this.g.lineCap = this.g.lineJoin = 'round';
    this.g.stroke();
  }
}
