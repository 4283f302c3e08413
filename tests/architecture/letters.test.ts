import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** Code points of "Madang Sans", from its unicode-range descriptors. */
const RANGES = [...read('packages/ui/src/fonts.css').matchAll(/unicode-range:([^;]+);/g)].flatMap(([, list = '']) =>
  list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  }),
);
/** Pretendard and Noto Sans SC are fetched for these, with their punctuation. */
const FETCHED = /[\p{Script=Hangul}\p{Script=Han}\u3000-\u303f\u30fb\uff00-\uffef]/u;
/** Names of keys, which packages/ui/src/KeySign.tsx draws. */
const DRAWN = /[←↑↓]/;

const isOurs = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x20 || FETCHED.test(letter) || DRAWN.test(letter) || RANGES.some(([from, to]) => from <= code && code <= to);
};

test.each([
  ['the words of five languages', 'packages/i18n/src/words/**/*.ts', 100],
  ['the pages', 'apps/web/src/**/*.tsx', 200],
  ['the parts of packages/ui', 'packages/ui/src/**/*.tsx', 20],
])('%s need no letter or sign that only a typeface of the system has', (_place, pattern, least) => {
  const files = globSync(pattern, { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(least);
  const foreign = files.flatMap((file) => {
    const letters = [...new Set(read(file))].filter((letter) => !isOurs(letter));
    return letters.length > 0 ? [`${file}: ${letters.join(' ')}`] : [];
  });
  expect(foreign).toEqual([]);
});
