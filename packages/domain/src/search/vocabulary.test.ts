import { expect, test } from 'vitest';
import { CATALOGS } from '../catalog/vocabulary.ts';
import { toSearchCategory, SEARCH_CATEGORIES } from './vocabulary.ts';

test('a title is found under the catalogue it is in, wherever else it is shown', () => {
  for (const category of SEARCH_CATEGORIES.filter((name) => name !== 'webtoon'))
    expect(toSearchCategory({ type: 'season', catalogs: [CATALOGS.main, CATALOGS.taste24, CATALOGS[category]] })).toBe(category);
});

test('a webtoon is a category of its own; what is in no catalogue is in none', () => {
  expect(toSearchCategory({ type: 'webtoon', catalogs: [] })).toBe('webtoon');
  expect(toSearchCategory({ type: 'episode', catalogs: [CATALOGS.main] })).toBeNull();
});
