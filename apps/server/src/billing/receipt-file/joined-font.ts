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

/** A text in the pieces that one file can write; what nobody has drawn becomes the main file's sign for it. */
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
 * A typeface of several files as one font for pdfkit, which asks a font to lay out texts and to write the glyphs that were used. fontkit
 * cannot write parts of WOFF2 files, and a line with letters of two files would have to be set by hand.
 */
export const joinedFont = (name: string, typeface: Typeface) => {
  const { main } = typeface;
  const { unitsPerEm, ascent, descent, capHeight, xHeight } = main.font;
  const outlines: Outline[] = [];
  const known = new Map<Letters, Map<number, number>>();

  const scaleOf = ({ font }: Letters): number => unitsPerEm / font.unitsPerEm;
  /** The number of a glyph here; it is read when it is first used. */
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
  // A font begins with the sign for what it has not.
  include(main, 0);

  /** fontkit forgets what a letter stands for that it has met as a part of another one. */
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
      // Asked for after pdfkit has turned the positions into its own units.
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
      // What was only measured is not written: pdfkit measures parts of a word whose letters look different in the whole, and knows no
      // letter for a glyph that it has not written.
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
