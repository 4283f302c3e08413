import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { blankFont, writeBlankFonts } from './blank-font.ts';

/** The tables of a TrueType file by their tags. */
const tablesOf = (font: Buffer): ReadonlyMap<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + 16 * index;
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)] as const;
    }),
  );

test('the font of a run without typefaces has a space, and one box for every letter', () => {
  const tables = tablesOf(blankFont());
  expect([...tables.keys()]).toEqual(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post']);
  expect(tables.get('maxp')?.readUInt16BE(4)).toBe(2);
  // Format 4: the ends of its two segments, a reserved word and their starts.
  const segments = tables.get('cmap')?.subarray(12 + 14, 12 + 14 + 10);
  expect(segments?.toString('hex')).toBe('0020ffff00000020ffff');
  const loca = tables.get('loca');
  expect([loca?.readUInt32BE(0), loca?.readUInt32BE(4), loca?.readUInt32BE(8)]).toEqual([
    0,
    tables.get('glyf')?.length,
    tables.get('glyf')?.length,
  ]);
});

test('the fontconfig file names the folder of that font and nothing of the system', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blank-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = writeBlankFonts(folder);
  expect(readFileSync(path, 'utf8').match(/<dir>[^<]*<\/dir>/g)).toEqual([`<dir>${folder}/fonts</dir>`]);
  expect(readFileSync(join(folder, 'fonts/blank.ttf'))).toEqual(blankFont());
});
