import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { ArtDirection } from '../catalog/format.ts';
import { alpha, contrast, darken, lighten, luminance, mix, rgb } from './kit/colour.ts';
import { fonts, type Typeface } from './typefaces.ts';

export interface Lettering {
  korean: string;
  english: string;
  style: ArtDirection['lettering'];
  accent: string;
}

/** Where the title may stand, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  align: 'left' | 'center';
}

/** What the title is set in: light letters on a dark ground or the other way round. */
export interface Ink {
  fill: string;
  second: string;
  light: boolean;
}

interface Style {
  face: Typeface;
  latin: Typeface;
  /** Height of a line in em, and how far letters stand apart. */
  lead: number;
  track: number;
  /** Largest size as a fraction of the box's width. */
  largest: number;
  outline?: true;
  glow?: true;
  slant?: number;
}

const STYLES: Record<Lettering['style'], Style> = {
  classic: { face: 'song-myung', latin: 'gowun-batang', lead: 1.1, track: 0.03, largest: 0.25 },
  serif: { face: 'gowun-batang', latin: 'gowun-batang', lead: 1.16, track: 0, largest: 0.22 },
  bold: { face: 'black-han-sans', latin: 'black-han-sans', lead: 1, track: 0, largest: 0.29 },
  round: { face: 'jua', latin: 'jua', lead: 1.02, track: 0, largest: 0.26, outline: true },
  brush: { face: 'nanum-brush-script', latin: 'gowun-batang', lead: 0.92, track: 0, largest: 0.37 },
  wild: { face: 'east-sea-dokdo', latin: 'black-han-sans', lead: 0.86, track: 0, largest: 0.37 },
  pop: { face: 'do-hyeon', latin: 'do-hyeon', lead: 1, track: -0.01, largest: 0.27, glow: true, slant: -0.08 },
};

interface Line {
  text: string;
  size: number;
  baseline: number;
}

interface Layout {
  korean: Line[];
  english: Line[];
  height: number;
}

const measure = createCanvas(8, 8).getContext('2d');
const widthOf = (text: string, family: string, track: number): number => {
  measure.font = `100px ${family}`;
  measure.letterSpacing = `${track * 100}px`;
  return measure.measureText(text).width / 100;
};

/** How far a line's letters reach below its baseline; brush letters reach far. */
const depthOf = ({ text, size }: Line, family: string): number => {
  measure.font = `100px ${family}`;
  return (Math.max(0, measure.measureText(text).actualBoundingBoxDescent) / 100) * size;
};

/** Counting and short words that belong to the next, and endings that belong to the one before. */
const LEANS_ON_NEXT = new Set(['한', '두', '세', '네', '첫', '맨', '안', '못', '그', '이', '저', '몇', '새벽', '좀', '더']);
const LEANS_ON_LAST = new Set(['시', '시의', '번째', '개', '층', '있다', '없다', '있습니다', '없습니다', '중', '뒤', '반', '반의', '수', '전에']);

/** The words of a title with those joined that are never parted at the end of a line. */
const phrasesOf = (title: string): string[] => {
  const phrases: string[] = [];
  let leaning = false;
  for (const word of title.split(' ')) {
    const last = phrases.at(-1);
    if (last !== undefined && (leaning || LEANS_ON_LAST.has(word))) phrases[phrases.length - 1] = `${last} ${word}`;
    else phrases.push(word);
    leaning = LEANS_ON_NEXT.has(word);
  }
  return phrases;
};

/** Every way to set the words on up to three lines. */
const breakings = (words: readonly string[]): string[][] => {
  const found: string[][] = [[words.join(' ')]];
  for (let first = 1; first < words.length; first++) {
    found.push([words.slice(0, first).join(' '), words.slice(first).join(' ')]);
    for (let second = first + 1; second < words.length; second++) {
      found.push([words.slice(0, first).join(' '), words.slice(first, second).join(' '), words.slice(second).join(' ')]);
    }
  }
  return found;
};

const layOut = ({ korean, english, style }: Lettering, box: Box): Layout => {
  const { face, latin, lead, track, largest } = STYLES[style];
  const family = fonts(face, korean);
  const latinFamily = fonts(latin, english);
  const capitals = english.toUpperCase();
  const small = setEnglish(capitals, latinFamily, box);
  const room = box.height - small.height;
  let best: { lines: string[]; sizes: number[]; score: number } | undefined;
  for (const lines of breakings(phrasesOf(korean))) {
    const widths = lines.map((line) => Math.max(0.5, widthOf(line, family, track)));
    const base = Math.min(box.width * largest, room / (lines.length * lead), box.width / Math.max(...widths));
    const sizes = widths.map((width) => Math.min(base * 1.32, box.width / width, box.width * largest));
    const depth = depthOf({ text: lines.at(-1) ?? '', size: sizes.at(-1) ?? 0, baseline: 0 }, family);
    const tall = sizes.reduce((sum, size, index) => sum + size * (index ? lead : 0.88), 0) + depth + box.width * 0.012;
    const fit = Math.min(1, room / tall);
    const score = sizes.reduce((sum, size, index) => sum + (size * fit) ** 2 * (widths[index] ?? 1), 0);
    if (!best || score > best.score) best = { lines, sizes: sizes.map((size) => size * fit), score };
  }
  const { lines, sizes } = best ?? { lines: [korean], sizes: [box.width * 0.1] };
  let baseline = 0;
  const set = lines.map((text, index): Line => {
    const size = sizes[index] ?? 10;
    baseline += size * (index ? lead : 0.88);
    return { text, size, baseline };
  });
  const last = set.at(-1);
  const below = baseline + (last ? depthOf(last, family) + box.width * 0.012 : 0);
  return { korean: set, english: small.lines.map((line) => ({ ...line, baseline: line.baseline + below })), height: below + small.height };
};

/** The English title: one tracked line of capitals, two where it is long. */
const setEnglish = (capitals: string, family: string, box: Box): { lines: Line[]; height: number } => {
  if (!capitals) return { lines: [], height: 0 };
  const wanted = box.width * 0.058;
  const one = Math.min(wanted, box.width / widthOf(capitals, family, 0.12));
  const split = breakings(capitals.split(' ')).filter((lines) => lines.length === 2)
    .map((lines) => ({ lines, size: Math.min(wanted, box.width / Math.max(...lines.map((line) => widthOf(line, family, 0.12)))) }))
    .sort((left, right) => right.size - left.size)[0];
  const lines = split && one < wanted * 0.8 ? split.lines : [capitals];
  const size = split && one < wanted * 0.8 ? split.size : one;
  return { lines: lines.map((text, index) => ({ text, size, baseline: size * (1.05 + index * 1.3) })), height: size * (0.4 + lines.length * 1.3) };
};

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
  for (const pass of outline ? ['outline', 'fill'] as const : ['fill'] as const) {
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
export const prepareGround = (canvas: Canvas, box: Box, { accent, style }: Pick<Lettering, 'accent' | 'style'>, shade: string): Ink => {
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
  for (const [stop, strength] of [[0, 0.46], [0.6, 0.38], [0.85, 0.14], [1, 0]] as const) veil.addColorStop(stop, alpha(colour, strength));
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
