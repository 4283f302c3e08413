import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, contrast, darken, lighten, luminance, mix, rgb } from './kit/colour.ts';
import { fonts } from './typefaces.ts';
import { layOut, STYLES, type Box, type Lettering } from './typesetting.ts';

/** What the title is set in: light letters on a dark ground or the other way round. */
export interface Ink {
  fill: string;
  second: string;
  light: boolean;
}

/** Draws the title into the box, from its top, and returns the height it took. */
export const drawTitle = (g: SKRSContext2D, lettering: Lettering, box: Box, ink: Ink): number => {
  const { face, latin, track, outline, glow, slant } = STYLES[lettering.style];
  const layout = layOut(lettering, box);
  const layer = createCanvas(g.canvas.width, g.canvas.height);
  const pen = layer.getContext('2d');
  const x = box.align === 'left' ? box.x : box.x + box.width / 2;
  pen.textAlign = box.align;
  pen.lineJoin = 'round';
  pen.save();
  if (slant) pen.transform(1, slant * 0.35, 0, 1, 0, -x * slant * 0.35);
  for (const pass of outline ? (['outline', 'fill'] as const) : (['fill'] as const)) {
    for (const { text, size, baseline } of layout.korean) {
      pen.font = `${size}px ${fonts(face, lettering.korean)}`;
      pen.letterSpacing = `${track * size}px`;
      const y = box.y + baseline;
      if (pass === 'outline') {
        pen.strokeStyle = ink.second;
        pen.lineWidth = size * 0.16;
        pen.strokeText(text, x, y);
      } else {
        const fill = pen.createLinearGradient(0, y - size * 0.85, 0, y);
        fill.addColorStop(0, ink.fill);
        fill.addColorStop(1, ink.light ? mix(ink.fill, lettering.accent, outline ? 0 : 0.12) : ink.fill);
        pen.fillStyle = fill;
        pen.fillText(text, x, y);
      }
    }
  }
  pen.restore();
  for (const { text, size, baseline } of layout.english) {
    pen.font = `${size}px ${fonts(latin, lettering.english)}`;
    pen.letterSpacing = `${0.12 * size}px`;
    if (outline) {
      pen.strokeStyle = ink.second;
      pen.lineWidth = size * 0.3;
      pen.strokeText(text, x, box.y + baseline);
    }
    pen.fillStyle = ink.fill;
    pen.fillText(text, x, box.y + baseline);
  }
  stamp(g, layer, ink, glow && ink.light ? lettering.accent : undefined, layout.korean[0]?.size ?? 10);
  return layout.height;
};

/** The letters with their shadow, or with a glow of the accent. */
const stamp = (g: SKRSContext2D, layer: Canvas, ink: Ink, glow: string | undefined, size: number): void => {
  g.save();
  if (glow) {
    g.shadowColor = glow;
    g.shadowBlur = size * 0.3;
    g.drawImage(layer, 0, 0);
  }
  g.shadowColor = ink.light ? alpha(ink.second, 0.75) : alpha(ink.second, 0.5);
  g.shadowBlur = size * 0.12;
  g.shadowOffsetY = ink.light ? size * 0.025 : 0;
  g.drawImage(layer, 0, 0);
  g.restore();
};

/** The luminances under a box, darkest first. */
export const luminancesUnder = (canvas: Canvas, box: Box): number[] => {
  const small = createCanvas(24, 12);
  const context = small.getContext('2d');
  context.drawImage(canvas, box.x, box.y, box.width, box.height, 0, 0, 24, 12);
  const { data } = context.getImageData(0, 0, 24, 12);
  const found: number[] = [];
  for (let at = 0; at < data.length; at += 4) found.push(luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  return found.sort((left, right) => left - right);
};

const LIGHT = '#fff8ea';
/** Letters reach this against the ground under them; WCAG asks 3 of large text. */
const ENOUGH = 4.5;

/** Chooses light or dark letters for the ground and lays a soft veil where the ground is too near to them. */
export const prepareGround = (
  canvas: Canvas,
  box: Box,
  { accent, style }: Pick<Lettering, 'accent' | 'style'>,
  shade: string,
): Ink => {
  const g = canvas.getContext('2d');
  const under = luminancesUnder(canvas, box);
  const middle = under[under.length >> 1] ?? 0;
  const light = middle < 0.34;
  const dark = darken(mix(shade, accent, 0.12), 0.35);
  const ink: Ink = light ? { fill: LIGHT, second: dark, light } : { fill: dark, second: lighten(accent, 0.86), light };
  if (style === 'round') Object.assign(ink, { fill: LIGHT, second: darken(mix(accent, shade, 0.35), 0.45), light: true });
  const own = luminance(rgb(style === 'round' ? LIGHT : ink.fill));
  for (let veil = 0; veil < 5; veil++) {
    const now = luminancesUnder(canvas, box);
    const worst = light ? now[Math.floor(now.length * 0.95)] : now[Math.floor(now.length * 0.05)];
    if (style === 'round' || contrast(own, worst ?? 0) >= ENOUGH) break;
    layVeil(g, canvas, box, light ? dark : LIGHT);
  }
  return ink;
};

const layVeil = (g: SKRSContext2D, canvas: Canvas, box: Box, colour: string): void => {
  g.save();
  g.resetTransform();
  const sideways = box.align === 'left';
  const veil = sideways
    ? g.createLinearGradient(0, 0, box.x + box.width * 1.4, 0)
    : box.y < canvas.height / 2
      ? g.createLinearGradient(0, 0, 0, box.y + box.height * 1.35)
      : g.createLinearGradient(0, canvas.height, 0, box.y - box.height * 0.35);
  for (const [stop, strength] of [
    [0, 0.46],
    [0.6, 0.38],
    [0.85, 0.14],
    [1, 0],
  ] as const)
    veil.addColorStop(stop, alpha(colour, strength));
  g.fillStyle = veil;
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.restore();
};

/** A title alone on a transparent ground, as large as fits, standing at the lower left. */
export const drawLogo = (lettering: Lettering, width: number, height: number): Canvas => {
  const canvas = createCanvas(width, height);
  const ink: Ink = { fill: LIGHT, second: lettering.style === 'round' ? darken(lettering.accent, 0.55) : '#0a0a0e', light: true };
  const margin = Math.round(height * 0.06);
  const box: Box = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2, align: 'left' };
  const { height: taken } = layOut(lettering, box);
  drawTitle(canvas.getContext('2d'), lettering, { ...box, y: Math.max(margin, height - margin - taken) }, ink);
  return canvas;
};
