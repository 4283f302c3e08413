import { createCanvas } from '@napi-rs/canvas';
import type { ArtDirection } from '../catalog/format.ts';
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

export const STYLES: Record<Lettering['style'], Style> = {
  classic: { face: 'song-myung', latin: 'gowun-batang', lead: 1.1, track: 0.03, largest: 0.25 },
  serif: { face: 'gowun-batang', latin: 'gowun-batang', lead: 1.16, track: 0, largest: 0.22 },
  bold: { face: 'black-han-sans', latin: 'black-han-sans', lead: 1, track: 0, largest: 0.29 },
  round: { face: 'jua', latin: 'jua', lead: 1.02, track: 0, largest: 0.26, outline: true },
  brush: { face: 'nanum-brush-script', latin: 'gowun-batang', lead: 0.92, track: 0, largest: 0.37 },
  wild: { face: 'east-sea-dokdo', latin: 'black-han-sans', lead: 0.86, track: 0, largest: 0.37 },
  pop: { face: 'do-hyeon', latin: 'do-hyeon', lead: 1, track: -0.01, largest: 0.27, glow: true, slant: -0.08 },
};

export interface Line {
  text: string;
  size: number;
  baseline: number;
}

export interface Layout {
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
const LEANS_ON_LAST = new Set([
  '시',
  '시의',
  '번째',
  '개',
  '층',
  '있다',
  '없다',
  '있습니다',
  '없습니다',
  '중',
  '뒤',
  '반',
  '반의',
  '수',
  '전에',
]);

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

/** Sets a title as large as its box allows, in the breaking that fills it best. */
export const layOut = ({ korean, english, style }: Lettering, box: Box): Layout => {
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
    // The smallest line decides; of breakings that come out alike the evener one wins.
    const score = Math.min(...sizes) * fit * (1 - 0.02 * (Math.max(...widths) - Math.min(...widths)));
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
  return {
    korean: set,
    english: small.lines.map((line) => ({ ...line, baseline: line.baseline + below })),
    height: below + small.height,
  };
};

/** The English title: one tracked line of capitals, two where it is long. */
const setEnglish = (capitals: string, family: string, box: Box): { lines: Line[]; height: number } => {
  if (!capitals) return { lines: [], height: 0 };
  const wanted = box.width * 0.058;
  const one = Math.min(wanted, box.width / widthOf(capitals, family, 0.12));
  const split = breakings(capitals.split(' '))
    .filter((lines) => lines.length === 2)
    .map((lines) => ({
      lines,
      size: Math.min(wanted, box.width / Math.max(...lines.map((line) => widthOf(line, family, 0.12)))),
    }))
    .sort((left, right) => right.size - left.size)[0];
  const lines = split && one < wanted * 0.8 ? split.lines : [capitals];
  const size = split && one < wanted * 0.8 ? split.size : one;
  return {
    lines: lines.map((text, index) => ({ text, size, baseline: size * (1.05 + index * 1.3) })),
    height: size * (0.4 + lines.length * 1.3),
  };
};
