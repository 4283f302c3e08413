import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from './content.fixture.ts';
import type { Content } from './content.ts';
import { recommend } from './recommend.ts';
import type { Genre } from './vocabulary.ts';

const TODAY = '2026-11-22';
const title = (id: string, genres: readonly Genre[], keywords: readonly string[] = [], startDate = '2025-01-01'): Content =>
  contentWith({ id, genres, keywords, startDate });
const ids = (contents: readonly Content[]): string[] => contents.map(({ id }) => id);

test('without history the newest come first', () => {
  const titles = [title('1', [], [], '2024-01-01'), title('3', [], [], '2025-01-01'), title('2', [], [], '2025-01-01')];
  expect(ids(recommend(titles, [], TODAY))).toEqual(['2', '3', '1']);
});

test('what shares genres and keywords with what was watched comes first', () => {
  const watched = [title('9', ['thriller'], ['rain'])];
  const titles = [title('1', ['romance']), title('2', ['thriller']), title('3', ['thriller'], ['rain'])];
  expect(ids(recommend(titles, watched, TODAY))).toEqual(['3', '2', '1']);
});

test('what was watched last counts most', () => {
  const watched = [title('8', ['horror']), title('9', ['romance'])];
  expect(ids(recommend([title('1', ['romance']), title('2', ['horror'])], watched, TODAY))).toEqual(['2', '1']);
});

test('what was begun, is still to come or has left is not recommended', () => {
  const begun = title('1', ['romance']);
  const coming = title('2', ['romance'], [], '2027-01-01');
  const gone = contentWith({ id: '3', state: 'expired' });
  expect(ids(recommend([begun, coming, gone, title('4', [])], [begun], TODAY))).toEqual(['4']);
});

test('each title is recommended once, whatever was watched', () => {
  const titles = fc.uniqueArray(
    fc.record({ id: fc.nat(99).map(String), genres: fc.subarray<Genre>(['romance', 'crime', 'music']) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(titles, fc.nat(20), (some, watchedCount) => {
      const all = some.map(({ id, genres }) => title(id, genres));
      const watched = all.slice(0, watchedCount);
      expect(ids(recommend(all, watched, TODAY)).sort()).toEqual(ids(all.slice(watchedCount)).sort());
    }),
  );
});
