import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentWith } from './content.fixture.ts';
import type { Content } from './content.ts';
import { contentOrder, hasAnyGenre, offsetOfPageWith, takePage, readyFirst } from './listing.ts';
import { DISPLAY_STATES, GENRES, SORTS } from './vocabulary.ts';

const byTitle = (a: Content, b: Content): number => a.title.en_us.localeCompare(b.title.en_us);
const ids = (contents: readonly Content[]): string[] => contents.map(({ id }) => id);
const titled = (id: string, en_us: string, startDate: string): Content =>
  contentWith({ id, startDate, title: { ...contentWith().title, en_us } });

const LIST = [titled('3', 'Beacon', '2024-01-01'), titled('1', 'Anchor', '2025-01-01'), titled('2', 'Cliff', '2025-01-01')];

test('newest is the start date descending [CA-43]', () => {
  expect(ids(LIST.toSorted(contentOrder('newest', byTitle)))).toEqual(['1', '2', '3']);
});

test('A-Z is the title ascending [CA-44]', () => {
  expect(ids(LIST.toSorted(contentOrder('a-z', byTitle)))).toEqual(['1', '3', '2']);
});

test('the newest list begins with what is out: a title moves to the front on its start date, not a day before', () => {
  const list = [titled('tomorrow', 'T', '2026-11-23'), titled('today', 'T', '2026-11-22'), titled('before', 'T', '2026-11-21')];
  expect(ids(readyFirst(list, '2026-11-20'))).toEqual(['tomorrow', 'today', 'before']);
  expect(ids(readyFirst(list, '2026-11-21'))).toEqual(['before', 'tomorrow', 'today']);
  expect(ids(readyFirst(list, '2026-11-22'))).toEqual(['today', 'before', 'tomorrow']);
  expect(ids(readyFirst(list, '2026-11-23'))).toEqual(['tomorrow', 'today', 'before']);
});

test('a title that has left moves behind on the day after its last one', () => {
  const list = [contentWith({ id: 'leaving', endDate: '2026-11-22' }), contentWith({ id: 'stays' })];
  expect(ids(readyFirst(list, '2026-11-22'))).toEqual(['leaving', 'stays']);
  expect(ids(readyFirst(list, '2026-11-23'))).toEqual(['stays', 'leaving']);
});

test('ready titles first loses no title, and keeps the order of both parts', () => {
  const titles = fc.array(
    fc.record({ state: fc.constantFrom(...DISPLAY_STATES), startDate: fc.constantFrom('2025-01-01', '2027-01-01') }),
  );
  fc.assert(
    fc.property(titles, (some) => {
      const list = some.map((each, index) => contentWith({ ...each, id: String(index), endDate: null }));
      const isReady = ({ state, startDate }: Content) => state === 'ready' && startDate < '2026-11-22';
      expect(ids(readyFirst(list, '2026-11-22'))).toEqual([
        ...ids(list.filter(isReady)),
        ...ids(list.filter((each) => !isReady(each))),
      ]);
    }),
  );
});

const contents = fc.uniqueArray(
  fc.record({
    id: fc.nat(999).map(String),
    startDate: fc.constantFrom('2024-01-01', '2024-02-01', '2025-01-01'),
    title: fc.constantFrom('A', 'B', 'C'),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

test('however the titles come in, their order is the same, so that pages never overlap [CA-51]', () => {
  fc.assert(
    fc.property(contents, fc.constantFrom(...SORTS), fc.nat(), (some, sort, turn) => {
      const list = some.map(({ id, startDate, title }) => titled(id, title, startDate));
      const turned = [...list.slice(turn % (list.length + 1)), ...list.slice(0, turn % (list.length + 1))];
      expect(ids(turned.toSorted(contentOrder(sort, byTitle)))).toEqual(ids(list.toSorted(contentOrder(sort, byTitle))));
    }),
  );
});

test('the pages put together are the whole list, each element once [CA-51] [CA-85]', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 100 }), (list, limit) => {
      const pages: number[] = [];
      for (let offset = 0; offset < list.length; offset += limit) {
        const page = takePage(list, offset, limit);
        expect(page.length).toBeLessThanOrEqual(limit);
        pages.push(...page);
      }
      expect(pages).toEqual(list);
      expect(takePage(list, list.length, limit)).toEqual([]);
    }),
  );
});

test('the page that holds an element begins at a multiple of the page size and holds it [PL-05]', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 100 }), (index, limit) => {
      const offset = offsetOfPageWith(index, limit);
      expect(offset % limit).toBe(0);
      expect(index - offset).toBeGreaterThanOrEqual(0);
      expect(index - offset).toBeLessThan(limit);
    }),
  );
});

test('what is not in the list is looked for on the first page', () => {
  expect(offsetOfPageWith(-1, 20)).toBe(0);
});

test('a title passes the genre filter with any of its genres; no genre is no filter [CA-50]', () => {
  const content = contentWith({ genres: ['romance', 'legal'] });
  expect(hasAnyGenre(content, [])).toBe(true);
  expect(hasAnyGenre(content, ['legal', 'horror'])).toBe(true);
  expect(hasAnyGenre(content, ['horror'])).toBe(false);
});

test('more genres never show less', () => {
  const genres = fc.subarray([...GENRES]);
  fc.assert(
    fc.property(genres, genres, genres, (own, some, more) => {
      const content = contentWith({ genres: own });
      if (some.length > 0 && hasAnyGenre(content, some)) expect(hasAnyGenre(content, [...some, ...more])).toBe(true);
    }),
  );
});
