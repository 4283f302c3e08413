import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from './content.fixture.ts';
import type { Content } from './content.ts';
import type { Neighbour } from './likeness.ts';
import { type Offered, recommend, type Recommendations } from './recommend.ts';

const title = (id: string, startDate = '2025-01-01'): Content => contentWith({ id, startDate });
const likeWise = (neighbours: Readonly<Record<string, readonly Neighbour[]>>) => (id: string) => neighbours[id] ?? [];
const NO_LIKENESS = likeWise({});
const offeredOf = (titles: readonly Content[]): Offered => ({
  titles,
  find: (id) => titles.find((each) => each.id === id) ?? null,
});
const firstPage = ({ page }: Recommendations) => page(0, 100).map(({ content, because }) => [content.id, because?.id ?? null]);

test('without history titles stay as they are, for no reason', () => {
  const titles = [title('2'), title('3'), title('1', '2024-01-01')];
  expect(firstPage(recommend(offeredOf(titles), [], NO_LIKENESS))).toEqual([
    ['2', null],
    ['3', null],
    ['1', null],
  ]);
});

test('what is like what was watched comes first, and says because of what [CA-48]', () => {
  const neighbours = likeWise({
    9: [
      { id: '3', score: 0.8 },
      { id: '2', score: 0.4 },
    ],
  });
  expect(firstPage(recommend(offeredOf([title('1'), title('2'), title('3')]), [title('9')], neighbours))).toEqual([
    ['3', '9'],
    ['2', '9'],
    ['1', null],
  ]);
});

test('what was watched last counts most, and several voices add up', () => {
  const neighbours = likeWise({
    8: [
      { id: '1', score: 0.5 },
      { id: '3', score: 0.4 },
    ],
    9: [
      { id: '2', score: 0.5 },
      { id: '3', score: 0.3 },
    ],
  });
  expect(firstPage(recommend(offeredOf([title('1'), title('2'), title('3')]), [title('8'), title('9')], neighbours))).toEqual([
    ['3', '8'],
    ['1', '8'],
    ['2', '9'],
  ]);
});

test('what was begun, or is not offered, is not recommended, however near', () => {
  const begun = title('1');
  const neighbours = likeWise({ 1: ['2', '3', '1'].map((id) => ({ id, score: 1 })) });
  const found = recommend(offeredOf([begun, title('4')]), [begun, title('9')], neighbours);
  expect([firstPage(found), found.total]).toEqual([[['4', null]], 1]);
});

test('each title the viewer may see is recommended once, and nothing else is, whatever was watched', () => {
  const ids = fc.uniqueArray(fc.nat(99).map(String), { maxLength: 30 });
  const near = fc.array(fc.record({ id: fc.nat(120).map(String), score: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(ids, fc.nat(20), near, (some, watchedCount, neighbours) => {
      const all = some.map((id) => title(id));
      const found = recommend(offeredOf(all), all.slice(0, watchedCount), () => neighbours);
      const expected = some.slice(watchedCount).sort();
      expect(found.total).toBe(expected.length);
      expect(
        found
          .page(0, 100)
          .map(({ content }) => content.id)
          .sort(),
      ).toEqual(expected);
    }),
  );
});

test('pages put together are the whole list, wherever they are cut', () => {
  const titles = Array.from({ length: 12 }, (_, index) => title(String(index + 10)));
  const neighbours = likeWise({ 10: ['15', '12', '21'].map((id, index) => ({ id, score: 0.9 - index / 10 })) });
  const found = recommend(offeredOf(titles), [title('10')], neighbours);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 }), (limit) => {
      const pages = Array.from({ length: Math.ceil(found.total / limit) }, (_, index) => found.page(index * limit, limit));
      expect(pages.flat()).toEqual(found.page(0, 100));
    }),
  );
  expect(found.page(12, 5)).toEqual([]);
});
