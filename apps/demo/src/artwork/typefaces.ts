import { GlobalFonts } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Open Font License faces of @fontsource; the system's own fonts are never used, so a picture is the same everywhere. */
export type Typeface =
  | 'black-han-sans'
  | 'do-hyeon'
  | 'east-sea-dokdo'
  | 'gowun-batang'
  | 'jua'
  | 'nanum-brush-script'
  | 'song-myung';

interface Subset {
  name: string;
  ranges: Array<readonly [number, number]>;
}

const WEIGHTS: Partial<Record<Typeface, number>> = { 'gowun-batang': 700 };
const subsets = new Map<Typeface, Subset[]>();
const registered = new Map<string, boolean>();

const resolve = createRequire(import.meta.url).resolve;
const folderOf = (face: Typeface): string => dirname(resolve(`@fontsource/${face}/unicode.json`));

const parseRanges = (text: string): Subset['ranges'] =>
  text.split(',').map((part) => {
    const [from = '0', to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const subsetsOf = (face: Typeface): Subset[] => {
  const known = subsets.get(face);
  if (known) return known;
  const table = JSON.parse(readFileSync(join(folderOf(face), 'unicode.json'), 'utf8')) as Record<string, string>;
  const list = Object.entries(table).map(([name, ranges]) => ({ name: name.replace(/[[\]]/g, ''), ranges: parseRanges(ranges) }));
  subsets.set(face, list);
  return list;
};

const register = (face: Typeface, subset: string): string => {
  const family = `${face}-${subset}`;
  if (!registered.has(family)) {
    const file = join(folderOf(face), 'files', `${family}-${WEIGHTS[face] ?? 400}-normal.woff2`);
    registered.set(family, GlobalFonts.registerFromPath(file, family) !== null);
  }
  return family;
};

/**
 * The font-family list that holds every character of the text. Korean faces come in about ninety subsets; only those a text needs are
 * loaded, Latin always first, because the numbered subsets carry full-width punctuation.
 */
export const fonts = (face: Typeface, text: string): string => {
  const families = [register(face, 'latin')];
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x100) continue;
    const subset = subsetsOf(face).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (subset) families.push(register(face, subset.name));
  }
  return [...new Set(families)].map((family) => `"${family}"`).join(',');
};
