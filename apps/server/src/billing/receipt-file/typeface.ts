import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';
import type { Contour, OutlinePoint } from './true-type.ts';

/** One font file. */
export interface Letters {
  readonly font: Font;
  /** Outline of a glyph, in this font's own units per em. */
  readonly outlineOf: (glyph: Glyph) => readonly Contour[];
}

/** Several font files that are used as one typeface. */
export interface Typeface {
  /** Primary font, whose metrics set the line height. */
  readonly main: Letters;
  /** Font file with a glyph for the code point, or null. */
  readonly lettersFor: (codePoint: number) => Letters | null;
}

const require = createRequire(import.meta.url);
const LATIN_AND_HANGUL = { regular: 'Regular', strong: 'SemiBold' } as const;
const CHINESE = { regular: 400, strong: 600 } as const;
export type Weight = keyof typeof CHINESE;

/** Converts path commands to contours, without repeating the first point at the end. */
const contoursOf = ({ path }: Glyph): readonly Contour[] => {
  const contours: OutlinePoint[][] = [];
  for (const { command, args } of path.commands) {
    const [x = 0, y = 0, endX = 0, endY = 0] = args;
    if (command === 'moveTo') contours.push([{ x, y, onCurve: true }]);
    if (command === 'lineTo') contours.at(-1)?.push({ x, y, onCurve: true });
    if (command === 'quadraticCurveTo') contours.at(-1)?.push({ x, y, onCurve: false }, { x: endX, y: endY, onCurve: true });
    if (command === 'bezierCurveTo') throw new Error('TrueType outlines have no cubic curves.');
  }
  return contours.map((points) => {
    const [first, last] = [points[0], points.at(-1)];
    return points.length > 1 && last?.onCurve && first?.x === last.x && first.y === last.y ? points.slice(0, -1) : points;
  });
};

const pretendard = (weight: Weight): Letters => {
  const file = `pretendard/dist/public/static/alternative/Pretendard-${LATIN_AND_HANGUL[weight]}.ttf`;
  return { font: create(readFileSync(require.resolve(file))), outlineOf: contoursOf };
};

/** OpenType phantom points, which follow the outline's own points and carry its advances through a variation. */
const PHANTOMS = 4;

/** Opens a subset of Noto Sans SC. Its default weight is thin, so variations move the points to the requested weight. */
const notoPiece = (piece: string, weight: Weight): Letters => {
  const file = `@fontsource-variable/noto-sans-sc/files/noto-sans-sc-${piece}-wght-normal.woff2`;
  const font = create(readFileSync(require.resolve(file)));
  font.variationCoords = [CHINESE[weight]];
  return {
    font,
    outlineOf: (glyph) => {
      const points = (glyph._decode()?.points ?? []).map((point) => point.copy());
      const last = points.at(-1);
      if (!last) return contoursOf(glyph);
      font._variationProcessor?.transformPoints(glyph.id, [...points, ...Array.from({ length: PHANTOMS }, () => last.copy())]);
      const ends = points.flatMap(({ endContour }, index) => (endContour ? [index + 1] : []));
      return ends.map((end, index) => points.slice(ends[index - 1] ?? 0, end));
    },
  };
};

interface Range {
  readonly piece: string;
  readonly from: number;
  readonly to: number;
}

/** Unicode ranges of each Noto Sans SC subset, given as "[119]": "U+4e00-4e01,U+4e03". */
const rangesOfNoto = (): readonly Range[] => {
  const ranges = require('@fontsource-variable/noto-sans-sc/unicode.json') as Readonly<Record<string, string>>;
  return Object.entries(ranges)
    .filter(([name]) => /^\[\d+\]$/.test(name))
    .flatMap(([name, ranges]) =>
      ranges.split(',').map((range) => {
        const [from = '', to = from] = range.slice(2).split('-');
        return { piece: name.slice(1, -1), from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
      }),
    );
};

/** Pretendard for Latin and Korean letters. Noto Sans SC subsets are opened on demand for Chinese characters. */
export const openTypeface = (weight: Weight): Typeface => {
  const main = pretendard(weight);
  const ranges = rangesOfNoto();
  const pieces = new Map<string, Letters>();
  return {
    main,
    lettersFor: (codePoint) => {
      if (main.font.hasGlyphForCodePoint(codePoint)) return main;
      const found = ranges.find(({ from, to }) => from <= codePoint && codePoint <= to);
      if (!found) return null;
      const letters = pieces.get(found.piece) ?? notoPiece(found.piece, weight);
      pieces.set(found.piece, letters);
      return letters.font.hasGlyphForCodePoint(codePoint) ? letters : null;
    },
  };
};
