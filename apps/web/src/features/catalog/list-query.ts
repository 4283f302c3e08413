import { GENRES, type Genre, type Sort } from '@madang/domain/catalog/vocabulary.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { isSort } from './sort-choice.ts';

/** Filter, order and page of a list, kept in the address (RT-61, RT-62). */
export interface ListQuery {
  readonly genres: readonly Genre[];
  /** The order in the address. Without one, the profile's choice or newest. */
  readonly sort: Sort | null;
  /** Pages of 24 that are shown, from 1. */
  readonly page: number;
}

/** Titles that a page of a list adds (CA-52). */
export const LIST_PAGE_SIZE = PAGE_SIZES.list;
/** Further pages load on scroll. An address opens at most this many at once. */
const MAX_PAGES = 50;

const isGenre = (name: string): name is Genre => (GENRES as readonly string[]).includes(name);

/** `?q=romance,crime&sort=a-z&page=2`. Unknown values are dropped. */
export const readListQuery = (search: URLSearchParams): ListQuery => {
  const sort = search.get('sort');
  const page = Number(search.get('page') ?? 1);
  return {
    genres: [...new Set((search.get('q') ?? '').split(',').filter(isGenre))],
    sort: isSort(sort) ? sort : null,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGES) : 1,
  };
};

/** Query for the path builders. The first page and the default order are omitted. */
export const formatListQuery = ({ genres, sort, page }: ListQuery): Readonly<Record<string, string | undefined>> => ({
  q: genres.length > 0 ? genres.join(',') : undefined,
  sort: sort ?? undefined,
  page: page > 1 ? String(page) : undefined,
});

export const withGenreToggled = (query: ListQuery, genre: Genre): ListQuery => ({
  ...query,
  page: 1,
  genres: query.genres.includes(genre) ? query.genres.filter((one) => one !== genre) : [...query.genres, genre],
});
