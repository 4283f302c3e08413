import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the only font; no style sheet may refer to it. */
const FAMILY = 'Madang Blank';
const UNITS_PER_EM = 1000;
const ASCENT = 800;
const DESCENT = -200;

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

const sumOf = (table: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

/** UTF-16 names for Windows, in US English: family, style, unique name, full name, version, PostScript name. */
const nameTable = (): Buffer => {
  const names = [FAMILY, 'Regular', `${FAMILY} 1`, FAMILY, 'Version 1', FAMILY.replaceAll(' ', '')].map((name) =>
    Buffer.from(name, 'utf16le').swap16(),
  );
  const starts = names.map((_, index) => Buffer.concat(names.slice(0, index)).length);
  const records = names.map((name, index) => u16(3, 1, 0x409, index + 1, name.length, starts[index] ?? 0));
  return Buffer.concat([u16(0, names.length, 6 + 12 * names.length), ...records, ...names]);
};

/** A TrueType file that draws a hollow box for every character, so that a missing font is visible. */
export const blankFont = (): Buffer => {
  const points = [
    [50, 0],
    [450, 0],
    [450, 700],
    [50, 700],
    [100, 50],
    [100, 650],
    [400, 650],
    [400, 50],
  ] as const;
  const steps = (axis: 0 | 1) => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const box = padded(
    Buffer.concat([u16(2, 50, 0, 450, 700, 3, 7, 0), Buffer.alloc(points.length, 1), u16(...steps(0), ...steps(1))]),
  );
  const tables: readonly (readonly [tag: string, bytes: Buffer])[] = [
    [
      'OS/2',
      Buffer.concat([
        u16(4, 500, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 260, 0),
        Buffer.alloc(10),
        u32(0, 0, 0, 0),
        Buffer.from('MDNG'),
        u16(0x40, 0x20, 0x20, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
        u32(1, 0),
        u16(500, 700, 0, 0x20, 0),
      ]),
    ],
    // cmap format 4: one segment for the space, which has no outline, and the required last segment.
    [
      'cmap',
      Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, 32, 0, 4, 4, 1, 0, 0x20, 0xffff, 0, 0x20, 0xffff, 1 - 0x20, 1, 0, 0)]),
    ],
    ['glyf', box],
    [
      'head',
      Buffer.concat([
        u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
        u16(0b11, UNITS_PER_EM),
        Buffer.alloc(16),
        u16(50, 0, 450, 700, 0, 8, 2, 1, 0),
      ]),
    ],
    ['hhea', Buffer.concat([u32(0x00010000), u16(ASCENT, DESCENT, 0, 500, 50, 50, 450, 1, 0, 0, 0, 0, 0, 0, 0, 2)])],
    ['hmtx', u16(500, 50, 250, 0)],
    ['loca', u32(0, box.length, box.length)],
    ['maxp', Buffer.concat([u32(0x00010000), u16(2, points.length, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0)])],
    ['name', nameTable()],
    ['post', u32(0x00030000, 0, 0, 0, 0, 0, 0, 0)],
  ];
  const begin = 12 + 16 * tables.length;
  const contents = tables.map(([, bytes]) => padded(bytes));
  const directory = tables.map(([tag, bytes], index) => {
    const offset = begin + Buffer.concat(contents.slice(0, index)).length;
    return Buffer.concat([Buffer.from(tag, 'latin1'), u32(sumOf(padded(bytes)), offset, bytes.length)]);
  });
  return Buffer.concat([u32(0x00010000), u16(tables.length, 128, 3, 16 * tables.length - 128), ...directory, ...contents]);
};

/**
 * Writes a fontconfig file that simulates a machine without fonts and returns its path. Chromium aborts without any font, so
 * the only one draws hollow boxes. Read by systems with fontconfig (Linux) only.
 */
export const writeBlankFonts = (folder: string): string => {
  const fonts = join(folder, 'fonts');
  mkdirSync(fonts, { recursive: true });
  writeFileSync(join(fonts, 'blank.ttf'), blankFont());
  const path = join(folder, 'fonts.conf');
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`,
  );
  return path;
};
