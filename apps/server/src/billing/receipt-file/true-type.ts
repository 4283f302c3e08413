/** Outline point in font units. An off-curve point is the control point of a quadratic curve. */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}
export type Contour = readonly OutlinePoint[];

export interface Outline {
  readonly advance: number;
  readonly contours: readonly Contour[];
}

export interface Measures {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
}

interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, 2 * index));
  return bytes;
};
const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, 4 * index));
  return bytes;
};
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

const boxOf = (points: readonly OutlinePoint[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  if (points.length === 0) return { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
};

/** Encodes a `glyf` table entry with 16-bit deltas between points. An empty glyph such as a space has no entry. */
const glyphOf = (contours: readonly Contour[]): Buffer => {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const { xMin, yMin, xMax, yMax } = boxOf(points);
  const ends = contours.map((_, index) => contours.slice(0, index + 1).flat().length - 1);
  const steps = (axis: 'x' | 'y') => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  return padded(
    Buffer.concat([
      u16(contours.length, xMin, yMin, xMax, yMax, ...ends, 0),
      Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
      u16(...steps('x'), ...steps('y')),
    ]),
  );
};

const sumOf = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Font file with its table directory. Tables are sorted by tag (OpenType 1.9, "Organization of an OpenType Font"). */
const fileOf = (tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer => {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const begin = 12 + 16 * tables.length;
  const contents = tables.map(([, bytes]) => padded(bytes));
  const offsets = contents.map((_, index) => begin + Buffer.concat(contents.slice(0, index)).length);
  const directory = tables.map(([tag, bytes], index) =>
    Buffer.concat([Buffer.from(tag, 'latin1'), u32(sumOf(padded(bytes)), offsets[index] ?? 0, bytes.length)]),
  );
  const head = Buffer.concat([u32(0x00010000), u16(tables.length, 16 * power, Math.log2(power), 16 * (tables.length - power))]);
  return Buffer.concat([head, ...directory, ...contents]);
};

/** Writes a TrueType file with outlines as glyphs 0, 1, 2 … and only the tables that PDF requires (ISO 32000-2, 9.9). */
export const writeTrueType = (outlines: readonly Outline[], { unitsPerEm, ascent, descent }: Measures): Buffer => {
  const boxes = outlines.map(({ contours }) => boxOf(contours.flat()));
  const { xMin, yMin, xMax, yMax } = boxOf(outlines.flatMap(({ contours }) => contours.flat()));
  const glyphs = outlines.map(({ contours }) => glyphOf(contours));
  const starts = [0];
  for (const glyph of glyphs) starts.push((starts.at(-1) ?? 0) + glyph.length);
  const most = (count: (outline: Outline) => number): number => Math.max(...outlines.map(count));
  const mostPoints = most(({ contours }) => contours.flat().length);
  const mostContours = most(({ contours }) => contours.length);
  const widest = most(({ advance }) => advance);
  return fileOf([
    ['glyf', Buffer.concat(glyphs)],
    [
      'head',
      Buffer.concat([
        u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
        u16(0b11, unitsPerEm),
        Buffer.alloc(16),
        u16(xMin, yMin, xMax, yMax, 0, 8, 2, 1, 0),
      ]),
    ],
    [
      'hhea',
      Buffer.concat([u32(0x00010000), u16(ascent, descent, 0, widest, 0, 0, xMax, 1, 0, 0, 0, 0, 0, 0, 0, outlines.length)]),
    ],
    ['hmtx', u16(...outlines.flatMap(({ advance }, index) => [advance, boxes[index]?.xMin ?? 0]))],
    ['loca', u32(...starts)],
    ['maxp', Buffer.concat([u32(0x00010000), u16(outlines.length, mostPoints, mostContours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0)])],
  ]);
};
