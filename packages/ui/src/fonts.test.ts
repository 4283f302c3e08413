import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is fetched where the system has no Korean or Chinese letters. */
const FETCHED = ["'Pretendard Variable'", "'Noto Sans SC Variable'"];

const familiesIn = (file: string): readonly string[] =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/--font:([^;]+);/g)].map(([, families = '']) => families);

test('every list of typefaces ends with those that are fetched for systems without letters', () => {
  const lists = [...familiesIn('tokens.css'), ...familiesIn('base.css')];
  expect(lists).toHaveLength(2);
  for (const families of lists) {
    const names = families.split(',').map((name) => name.trim());
    expect(names.at(-1)).toBe('sans-serif');
    expect(names.slice(-3)).toEqual(expect.arrayContaining(FETCHED));
  }
});
