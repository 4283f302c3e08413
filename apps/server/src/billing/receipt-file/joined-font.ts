import { type Outline, writeTrueType } from './true-type.ts';
import type { Letters, Typeface } from './typeface.ts';

interface JoinedGlyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

interface Run {
  readonly letters: Letters;
  readonly text: string;
}

/** Splits a text into runs by font file. A character in no file falls back to the main font's `.notdef` glyph. */
const runsOf = ({ main, lettersFor }: Typeface, text: string): readonly Run[] => {
  const runs: { letters: Letters; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const letters = lettersFor(letter.codePointAt(0) ?? 0) ?? main;
    const last = runs.at(-1);
    if (last?.letters === letters) last.text += letter;
    else runs.push({ letters, text: letter });
  }
  return runs;
};

/**
 * Combines several font files into one font object for pdfkit, which calls it for layout and for the subset. fontkit
 * cannot subset WOFF2 files, and pdfkit does not mix two fonts within a line by itself.
 */
export const joinedFont = (name: string, typeface: Typeface) => {
  const { main } = typeface;
  const { unitsPerEm, ascent, descent, capHeight, xHeight } = main.font;
  const outlines: Outline[] = [];
  const known = new Map<Letters, Map<number, number>>();

  const scaleOf = ({ font }: Letters): number => unitsPerEm / font.unitsPerEm;
  /** Glyph id in the joined font. The outline is loaded on first use. */
  const include = (letters: Letters, id: number): number => {
    const ids = known.get(letters) ?? new Map<number, number>();
    known.set(letters, ids);
    const found = ids.get(id);
    if (found !== undefined) return found;
    const glyph = letters.font.getGlyph(id);
    const scaled = (units: number): number => Math.round(units * scaleOf(letters));
    const contours = letters
      .outlineOf(glyph)
      .map((contour) => contour.map(({ x, y, onCurve }) => ({ x: scaled(x), y: scaled(y), onCurve })));
    outlines.push({ advance: scaled(glyph.advanceWidth), contours });
    ids.set(id, outlines.length - 1);
    return outlines.length - 1;
  };
  // Glyph 0 of a font is `.notdef`.
  include(main, 0);

  /** Code points of a glyph. fontkit omits them for a glyph that it first loaded as a component of another one. */
  const meantBy = ({ font }: Letters, { id, codePoints }: { readonly id: number; readonly codePoints: readonly number[] }) =>
    codePoints.length > 0 ? codePoints : Array.from(font.stringsForGlyph(id)[0] ?? '', (letter) => letter.codePointAt(0) ?? 0);

  const layout = (text: string) => {
    const set = runsOf(typeface, text).flatMap((run) => {
      const scale = scaleOf(run.letters);
      const { glyphs, positions } = run.letters.font.layout(run.text);
      return glyphs.map((glyph, index) => {
        const own = include(run.letters, glyph.id);
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        return {
          glyph: {
            id: own,
            advanceWidth: outlines[own]?.advance ?? 0,
            codePoints: meantBy(run.letters, glyph),
          } satisfies JoinedGlyph,
          position: { xAdvance: xAdvance * scale, yAdvance: 0, xOffset: xOffset * scale, yOffset: yOffset * scale },
        };
      });
    });
    const positions = set.map(({ position }) => position);
    return {
      glyphs: set.map(({ glyph }) => glyph),
      positions,
      // A getter, because pdfkit reads it after it has scaled the positions to its own units.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };

  return {
    postscriptName: name,
    unitsPerEm,
    ascent,
    descent,
    capHeight,
    xHeight,
    lineGap: 0,
    italicAngle: 0,
    bbox: { minX: 0, minY: descent, maxX: 2 * unitsPerEm, maxY: ascent },
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    getGlyph: (id: number) => ({ advanceWidth: outlines[id]?.advance ?? 0 }),
    layout,
    createSubset: () => {
      // Glyphs that were only measured stay out: pdfkit measures parts of a word whose glyphs differ in the whole word,
      // and has no code point for a glyph that it did not write.
      const written = [0];
      return {
        includeGlyph: (id: number) => {
          const found = written.indexOf(id);
          return found === -1 ? written.push(id) - 1 : found;
        },
        encode: () =>
          writeTrueType(
            written.flatMap((id) => outlines[id] ?? []),
            { unitsPerEm, ascent, descent },
          ),
      };
    },
  };
};
