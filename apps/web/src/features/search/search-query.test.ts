import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksFor, toQueryKey, readSearchQuery, formatSearchQuery, withKeyword, withoutKeyword } from './search-query.ts';

const read = (search: string) => readSearchQuery(new URLSearchParams(search));
const write = (query: ReturnType<typeof read>) =>
  new URLSearchParams(Object.entries(formatSearchQuery(query)).filter((pair): pair is [string, string] => pair[1] !== undefined));

test('text, keywords, category and source are kept in the address', () => {
  const query = read('q=love&kpick=romance,healing&searchCategory=drama&search_src=header&page=2');
  expect(query).toEqual({ q: 'love', keywords: ['romance', 'healing'], tab: 'drama', source: 'header', page: 2 });
  expect(write(query).toString()).toBe('q=love&kpick=romance%2Chealing&searchCategory=drama&search_src=header&page=2');
});

test.each(['', 'q=', 'q=%20%20', 'kpick=,,&searchCategory=plays&search_src=dream&page=0', 'kpick=<b>&page=1.5', 'page=x'])(
  '“%s” is an empty query',
  (search) => {
    expect(read(search)).toEqual({ q: '', keywords: [], tab: null, source: 'address', page: 1 });
    expect(write(read(search)).size).toBe(0);
    expect(asksFor(read(search))).toBe(false);
  },
);

test('one character is kept but not searched, two are searched, and keywords need no text', () => {
  expect(asksFor(read('q=a'))).toBe(false);
  expect(asksFor(read('q=a&kpick=romance'))).toBe(false);
  expect(asksFor(read('q=ab'))).toBe(true);
  expect(asksFor(read('kpick=romance'))).toBe(true);
});

test('any query in an address survives being written and read again', () => {
  const part = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('q', 'kpick', 'searchCategory', 'search_src', 'page'), part), (given) => {
      const query = readSearchQuery(new URLSearchParams(Object.entries(given)));
      expect(readSearchQuery(write(query))).toEqual(query);
      expect(query.keywords.length).toBeLessThanOrEqual(10);
    }),
  );
});

test('a keyword is added once and removed again, from the first page', () => {
  const query = read('q=love&kpick=romance&page=3');
  const narrowed = withKeyword(query, 'healing');
  expect(narrowed).toMatchObject({ keywords: ['romance', 'healing'], source: 'keyword', page: 1 });
  expect(withoutKeyword(narrowed, 'romance').keywords).toEqual(['healing']);
});

test('source and page do not change what is found', () => {
  expect(toQueryKey(read('q=love&search_src=header&page=2'))).toBe(toQueryKey(read('q=love')));
  expect(toQueryKey(read('q=love&searchCategory=drama'))).not.toBe(toQueryKey(read('q=love')));
});
