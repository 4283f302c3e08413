import { Path2D, type CanvasGradient, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { PANEL_WIDTH } from '../format.ts';
import { glow, ramp } from '../kit/pen.ts';

/** Warm flat colours, one thick line, and the violet of foxfire as the only light that is not warm. */
export const LINE = '#2a1431';
export const PAGE = '#1f0f28';
export const CREAM = '#fff0d6';
export const AMBER = '#f4ab45';
export const TANGERINE = '#e96f38';
export const BRICK = '#a9423a';
export const MUSTARD = '#dfae3a';
export const TEAL = '#2f857e';
export const WOOD = '#8a4a34';
export const DARKWOOD = '#552a2c';
export const PLUM = '#4a2150';
export const VIOLET = '#8e5bff';
export const LILAC = '#c9b0ff';
export const CORE = '#f4ecff';

export type Tone = string | CanvasGradient;

/** A flat shape with a thick even outline. */
export const form = (g: SKRSContext2D, data: string, tone: Tone, width = 6, colour = LINE): void => {
  const path = new Path2D(data);
  g.fillStyle = tone;
  g.fill(path);
  if (!width) return;
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.lineCap = g.lineJoin = 'round';
  g.stroke(path);
};

export const ink = (g: SKRSContext2D, data: string, width = 4, colour = LINE): void => {
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.lineCap = g.lineJoin = 'round';
  g.stroke(new Path2D(data));
};

/** A second flat tone inside of an outline. */
export const shade = (g: SKRSContext2D, outline: string, data: string, colour: string): void => {
  g.save();
  g.clip(new Path2D(outline));
  g.fillStyle = colour;
  g.fill(new Path2D(data));
  g.restore();
};

/** Foxfire along one edge of a shape: `dx`, `dy` say where it comes from. */
export const rim = (g: SKRSContext2D, outline: string, dx: number, dy = 0, colour = LILAC, width = 12): void => {
  g.save();
  const path = new Path2D(outline);
  g.clip(path);
  g.translate(dx, dy);
  g.strokeStyle = alpha(colour, 0.75);
  g.lineWidth = width;
  g.stroke(path);
  g.restore();
};

/** Dots of a printed tone, larger towards `to`. */
export const dots = (g: SKRSContext2D, from: number, to: number, colour: string, step = 16): void => {
  g.fillStyle = colour;
  const [top, bottom] = [Math.min(from, to), Math.max(from, to)];
  for (let row = 0, y = top; y < bottom; row++, y += step * 0.8) {
    const radius = step * 0.46 * Math.abs((y - from) / (to - from));
    if (radius < 0.6) continue;
    g.beginPath();
    for (let x = (row % 2) * (step / 2); x < PANEL_WIDTH + step; x += step) {
      g.moveTo(x + radius, y);
      g.arc(x, y, radius, 0, Math.PI * 2);
    }
    g.fill();
  }
};

/** The dark page with sparks of foxfire drifting in its gutters. */
export const page = (g: SKRSContext2D, height: number, seed: number): void => {
  g.fillStyle = PAGE;
  g.fillRect(0, 0, PANEL_WIDTH, height);
  const random = randomFrom(seed);
  for (let spark = 0; spark < 10; spark++) {
    const [x, y, size] = [800 * random(), height * random(), 6 + 14 * random()];
    glow(g, x, y, size * 2.2, alpha(LILAC, 0.7), alpha(VIOLET, 0.25), alpha(VIOLET, 0));
  }
};

/** Corners of a frame, clockwise from the upper left; a slant gives a scene its temper. */
export type Corners = readonly [
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
  readonly [number, number],
];

export const box = (height: number, slant = 0, margin = 34): Corners => [
  [margin, 40 + Math.max(0, slant)],
  [PANEL_WIDTH - margin, 40 + Math.max(0, -slant)],
  [PANEL_WIDTH - margin, height - 40 - Math.max(0, slant)],
  [margin, height - 40 - Math.max(0, -slant)],
];

export const framed = (g: SKRSContext2D, corners: Corners, paint: () => void): void => {
  const data = `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  g.save();
  g.clip(new Path2D(data));
  paint();
  g.restore();
  ink(g, data, 9);
  ink(g, data, 2, alpha(AMBER, 0.4));
};

/** A panel of one scene in one frame. */
export const scene =
  (seed: number, paint: (g: SKRSContext2D, height: number) => void, { slant = 0, margin = 34 } = {}) =>
  (g: SKRSContext2D, height: number): void => {
    page(g, height, seed);
    framed(g, box(height, slant, margin), () => paint(g, height));
  };

/** A panel without a frame. */
export const open =
  (paint: (g: SKRSContext2D, height: number) => void) =>
  (g: SKRSContext2D, height: number): void => {
    g.fillStyle = PAGE;
    g.fillRect(0, 0, PANEL_WIDTH, height);
    paint(g, height);
  };

/** Light laid over everything that is there. */
export const light = (g: SKRSContext2D, x: number, y: number, radius: number, colour = VIOLET, strength = 0.6): void => {
  g.globalCompositeOperation = 'screen';
  glow(g, x, y, radius, alpha(colour, strength), alpha(colour, strength * 0.4), alpha(colour, 0));
  g.globalCompositeOperation = 'source-over';
};

/** Rays from a point: surprise, or revelation. */
export const rays = (g: SKRSContext2D, x: number, y: number, colour: string, ground: Tone, count = 24): void => {
  g.fillStyle = ground;
  g.fillRect(0, 0, PANEL_WIDTH, 2000);
  g.fillStyle = colour;
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * Math.PI * 2;
    const half = (Math.PI / count) * (0.35 + 0.3 * ((ray * 7) % 3) * 0.5);
    g.beginPath();
    g.moveTo(x + Math.cos(angle) * 130, y + Math.sin(angle) * 130);
    g.lineTo(x + Math.cos(angle - half) * 1600, y + Math.sin(angle - half) * 1600);
    g.lineTo(x + Math.cos(angle + half) * 1600, y + Math.sin(angle + half) * 1600);
    g.fill();
  }
};

export const sky = (g: SKRSContext2D, height: number, ...colours: string[]): void => {
  g.fillStyle = ramp(g, [0, 0, 0, height], ...colours);
  g.fillRect(0, 0, PANEL_WIDTH, height);
};
