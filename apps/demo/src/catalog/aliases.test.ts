import { expect, test } from 'vitest';
import { ALIASES } from './aliases.ts';
import { TITLES } from './all.ts';
import { WEBTOONS } from './webtoons/all.ts';

test('aliases belong to titles that exist, and no two titles share one', () => {
  const slugs = new Set([...TITLES, ...WEBTOONS].map(({ slug }) => slug));
  expect(Object.keys(ALIASES).filter((slug) => !slugs.has(slug))).toEqual([]);
  const names = Object.values(ALIASES).flat();
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(ALIASES).length).toBeGreaterThanOrEqual(20);
});
