import { expect, test } from 'vitest';
import { formatListQuery, readListQuery, withGenreToggled } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test('genres, order and page are kept in the address [RT-61] [RT-62]', () => {
  const query = read('q=romance,crime&sort=a-z&page=2');
  expect(query).toEqual({ genres: ['romance', 'crime'], sort: 'a-z', page: 2 });
  expect(formatListQuery(query)).toEqual({ q: 'romance,crime', sort: 'a-z', page: '2' });
});

test.each(['', 'q=nonsense&sort=sideways&page=0', 'page=-3', 'page=1.5', 'q=', 'page=x'])(
  '%s is the whole list from its beginning',
  (search) => {
    expect(read(search)).toEqual({ genres: [], sort: null, page: 1 });
    expect(Object.values(formatListQuery(read(search))).some((value) => value !== undefined)).toBe(false);
  },
);

test('at most fifty pages open at once', () => {
  expect(read('page=1000000').page).toBe(50);
});

test('another genre begins at the first page again', () => {
  const query = read('q=romance&sort=a-z&page=3');
  expect(withGenreToggled(query, 'crime')).toEqual({ genres: ['romance', 'crime'], sort: 'a-z', page: 1 });
  expect(withGenreToggled(query, 'romance')).toEqual({ genres: [], sort: 'a-z', page: 1 });
});
