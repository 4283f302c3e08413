import { createCanvas, type Canvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, darken, mix } from '../../artwork/kit/colour.ts';
import { fractal } from '../../artwork/kit/noise.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { PANEL_WIDTH } from '../format.ts';

export const PAPER = '#fbf3e4';
export const PENCIL = '#4f3d3a';
export const ROSE = '#e98a8f';
export const LEAF = '#7fa874';
export const HONEY = '#e9b35c';
export const SKY = '#a9cfe2';
export const DUSK = '#8f86bd';
export const WOOD = '#c08a58';

const TILE = 256;
let toothTile: Canvas | undefined;

/** The tooth of the paper: what pencil catches on and paint settles in. */
const tooth = (): Canvas => {
  if (toothTile) return toothTile;
  toothTile = createCanvas(TILE, TILE);
  const context = toothTile.getContext('2d');
  const image = context.createImageData(TILE, TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const fine = fractal(x / 3, y / 3, 11, 2, 0);
      const cloud = fractal(x / 64, y / 64, 23, 3, 4);
      const at = (y * TILE + x) * 4;
      image.data.fill(255 - 26 * fine - 14 * cloud, at, at + 3);
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return toothTile;
};

/** A sheet of warm paper, before anything is drawn. */
export const sheet = (g: SKRSContext2D, height: number, color = PAPER): void => {
  g.fillStyle = color;
  g.fillRect(0, 0, PANEL_WIDTH, height);
};

/** The grain of the paper over everything, last of all. */
export const settle = (g: SKRSContext2D, height: number): void => {
  g.save();
  g.globalCompositeOperation = 'multiply';
  g.globalAlpha = 0.7;
  g.fillStyle = g.createPattern(tooth(), 'repeat') ?? PAPER;
  g.fillRect(0, 0, PANEL_WIDTH, height);
  g.restore();
};

/** How many pixels a unit of the current drawing is, so that lines keep their width. */
export const pixels = (g: SKRSContext2D): number => {
  const { a, b } = g.getTransform();
  return Math.hypot(a, b) || 1;
};

/** Watercolour in a form: thin, pooled unevenly, with the darker edge where it dried. */
export const paint = (
  g: SKRSContext2D,
  form: Path2D,
  color: string,
  { strength = 0.92, seed = 1, edge = 0.3 }: { strength?: number; seed?: number; edge?: number } = {},
): void => {
  const unit = 1 / pixels(g);
  const [left, top, right, bottom] = form.getBounds();
  const random = randomFrom(seed * 7919 + Math.round((left + right) / unit));
  g.save();
  g.clip(form);
  g.fillStyle = alpha(color, strength);
  g.fillRect(left, top, right - left, bottom - top);
  const size = Math.max(right - left, bottom - top);
  for (let pool = 0; pool < 5; pool++) {
    const [x, y, radius] = [left + (right - left) * random(), top + (bottom - top) * random(), size * (0.25 + 0.35 * random())];
    const gradient = g.createRadialGradient(x, y, 0, x, y, radius);
    const tone = pool % 2 ? mix(color, '#ffffff', 0.5) : darken(color, 0.22);
    gradient.addColorStop(0, alpha(tone, 0.28));
    gradient.addColorStop(0.7, alpha(tone, 0.12));
    gradient.addColorStop(1, alpha(tone, 0));
    g.fillStyle = gradient;
    g.fillRect(left, top, right - left, bottom - top);
  }
  if (edge) {
    g.strokeStyle = alpha(darken(color, 0.35), edge);
    g.lineWidth = 7 * unit;
    g.lineJoin = 'round';
    g.stroke(form);
    g.lineWidth = 3 * unit;
    g.stroke(form);
  }
  g.restore();
};

/** A pencil line, gone over twice. */
export const pencil = (g: SKRSContext2D, path: Path2D, weight = 2.4, color = PENCIL): void => {
  const unit = 1 / pixels(g);
  g.save();
  g.lineCap = g.lineJoin = 'round';
  g.strokeStyle = alpha(color, 0.86);
  g.lineWidth = weight * unit;
  g.stroke(path);
  g.translate(1.1 * unit, 0.8 * unit);
  g.strokeStyle = alpha(color, 0.34);
  g.lineWidth = weight * 0.7 * unit;
  g.setLineDash([34 * unit, 5 * unit, 58 * unit, 9 * unit]);
  g.stroke(path);
  g.restore();
};

/** Both: the paint a little beside the line, as a hand does it. */
export const drawn = (g: SKRSContext2D, form: Path2D, color: string, weight = 2.4, seed = 1): void => {
  const unit = 1 / pixels(g);
  g.save();
  g.translate(1.4 * unit, 1.2 * unit);
  paint(g, form, color, { seed });
  g.restore();
  pencil(g, form, weight);
};

/** A soft patch of colour without an edge, as wet paint on wet paper. */
export const bloom = (
  g: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 0.5,
  radiusY = radius,
): void => {
  const gradient = g.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, alpha(color, strength));
  gradient.addColorStop(0.55, alpha(color, strength * 0.55));
  gradient.addColorStop(1, alpha(color, 0));
  g.save();
  g.translate(x, y);
  g.scale(radius, radiusY);
  g.fillStyle = gradient;
  g.fillRect(-1, -1, 2, 2);
  g.restore();
};

/** A painted rectangle with a ragged edge: how a panel ends on this paper. */
export const vignette = (
  g: SKRSContext2D,
  [left, top, right, bottom]: readonly [number, number, number, number],
  seed: number,
  draw: () => void,
): void => {
  const random = randomFrom(seed);
  const rough = (): number => (random() - 0.5) * 16;
  g.save();
  g.beginPath();
  g.moveTo(left + rough(), top + rough());
  for (let x = left + 40; x < right; x += 40) g.lineTo(x, top + rough() * 0.6);
  for (let y = top; y < bottom; y += 40) g.lineTo(right + rough() * 0.6, y);
  for (let x = right; x > left; x -= 40) g.lineTo(x, bottom + rough() * 0.6);
  for (let y = bottom; y > top; y -= 40) g.lineTo(left + rough() * 0.6, y);
  g.closePath();
  g.clip();
  draw();
  g.restore();
};
