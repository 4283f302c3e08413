/** What receipts use of fontkit, which brings no types. */
declare module 'fontkit' {
  interface Command {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    readonly args: readonly number[];
  }
  interface Point {
    x: number;
    y: number;
    readonly onCurve: boolean;
    /** The last one of its contour. */
    readonly endContour: boolean;
    copy(): Point;
  }
  interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    readonly path: { readonly commands: readonly Command[]; readonly bbox: { readonly minY: number; readonly maxY: number } };
    /** Not of the public part: the points before they become a path, which a change of weight moves. */
    _decode(): { readonly points?: readonly Point[] } | null;
  }
  interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    readonly xHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** What a glyph may stand for. */
    stringsForGlyph(id: number): readonly string[];
    getGlyph(id: number): Glyph;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    };
    /** Not of the public part either: fontkit offers weights of TrueType files, but not of WOFF2 ones. */
    variationCoords: readonly number[] | null;
    readonly _variationProcessor: { transformPoints(id: number, points: readonly Point[]): void } | null;
  }
  export const create: (bytes: Uint8Array) => Font;
}
