/** Types for the part of fontkit that receipts use, because fontkit ships none. */
declare module 'fontkit' {
  interface Command {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  interface Point {
    x: number;
    y: number;
    readonly onCurve: boolean;
    /** The last point of its contour. */
    readonly endContour: boolean;
    copy(): Point;
  }
  interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly path: { readonly commands: readonly Command[]; readonly bbox: { readonly minY: number; readonly maxY: number } };
    /** Private API: the raw outline points, before variation and conversion to a path. */
    _decode(): { readonly points?: readonly Point[] } | null;
  }
  interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly xHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Strings that a glyph may represent. */
    stringsForGlyph(id: number): readonly string[];
    getGlyph(id: number): Glyph;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    };
    /** Private API: the public one applies variations to TrueType files, but not to WOFF2 files. */
    variationCoords: readonly number[] | null;
    readonly _variationProcessor: { transformPoints(id: number, points: readonly Point[]): void } | null;
  }
  export const create: (bytes: Uint8Array) => Font;
}
