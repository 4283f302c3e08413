import { cleanQuery, isSearchable } from '@madang/domain/search/query.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { SEARCH_CATEGORIES, SEARCH_SOURCES, type SearchSource } from '@madang/domain/search/vocabulary.ts';

/** What results can be narrowed to: the categories of titles, and the people beside them (SR-10). */
export const SEARCH_TABS = [...SEARCH_CATEGORIES, 'people'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

/** Search query, kept in the address (RT-63). */
export interface SearchQuery {
  /** Normalized as on the server. May be too short to search for (SR-01). */
  readonly q: string;
  /** Keys of the chosen keywords (SR-09). */
  readonly keywords: readonly string[];
  readonly tab: SearchTab | null;
  readonly source: SearchSource;
  /** Pages of 24 that are shown, from 1. */
  readonly page: number;
}

/** Titles that a page of results adds (SR-03). */
export const SEARCH_PAGE_SIZE: number = PAGE_SIZES.searchList;
/** The server finds no more than a thousand. */
const MAX_PAGES = 42;
const MAX_KEYWORDS = 10;
const KEYWORD = /^[a-z0-9_-]{1,40}$/;

const isTab = (name: string | null): name is SearchTab => (SEARCH_TABS as readonly (string | null)[]).includes(name);
const isSource = (name: string | null): name is SearchSource => (SEARCH_SOURCES as readonly (string | null)[]).includes(name);

/** `?q=love&kpick=romance&searchCategory=drama&search_src=header&page=2`. Unknown values are dropped. */
export const readSearchQuery = (search: URLSearchParams): SearchQuery => {
  const tab = search.get('searchCategory');
  const source = search.get('search_src');
  const page = Number(search.get('page') ?? 1);
  return {
    q: cleanQuery(search.get('q') ?? ''),
    keywords: [...new Set((search.get('kpick') ?? '').split(',').filter((key) => KEYWORD.test(key)))].slice(0, MAX_KEYWORDS),
    tab: isTab(tab) ? tab : null,
    source: isSource(source) ? source : 'address',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGES) : 1,
  };
};

/** Query for the path builder. Defaults are omitted. */
export const formatSearchQuery = ({
  q,
  keywords,
  tab,
  source,
  page,
}: SearchQuery): Readonly<Record<string, string | undefined>> => ({
  q: q === '' ? undefined : q,
  kpick: keywords.length > 0 ? keywords.join(',') : undefined,
  searchCategory: tab ?? undefined,
  search_src: source === 'address' ? undefined : source,
  page: page > 1 ? String(page) : undefined,
});

/** Whether there is something to ask the server for (SR-01). */
export const asksFor = ({ q, keywords }: SearchQuery): boolean => isSearchable(q) || (q === '' && keywords.length > 0);

/** Two queries with the same key have the same results, however they were asked for and however far they are shown. */
export const toQueryKey = ({ q, keywords, tab }: SearchQuery): string => JSON.stringify([q, keywords, tab]);

export const withKeyword = (query: SearchQuery, key: string): SearchQuery => ({
  ...query,
  keywords: [...query.keywords, key].slice(-MAX_KEYWORDS),
  source: 'keyword',
  page: 1,
});

export const withoutKeyword = (query: SearchQuery, key: string): SearchQuery => ({
  ...query,
  keywords: query.keywords.filter((one) => one !== key),
  page: 1,
});
