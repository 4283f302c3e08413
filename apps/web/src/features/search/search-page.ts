import { CATALOGS } from '@madang/domain/catalog/vocabulary.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import type { SearchCategory } from '@madang/domain/search/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { Client } from '@madang/contract/client.ts';
import { type CardView, type Reader, readerOf } from '#app/features/catalog/index.ts';
import { loadFavoriteIds } from '#app/features/favorites/index.ts';
import { loadContinueWatching, type WatchingView } from '#app/features/watch-history/index.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';
import { pickText } from '#app/shell/language.ts';
import { loadMenu } from '#app/shell/menu-of.ts';
import type { Visitor } from '../../../render';
import { presentFound } from './present-found.ts';
import { asksFor, readSearchQuery, type SearchQuery } from './search-query.ts';
import { type SearchResults, loadSearchResults } from './search-results.ts';

/** Results and their query. Null without a query. */
export interface Found {
  readonly query: SearchQuery;
  readonly results: SearchResults | null;
}

/** What the page of a search begins with. */
export interface SearchPageData {
  readonly found: Found;
  readonly top: readonly CardView[];
  /** Names from the menu, which has no entry for webtoons. */
  readonly categoryNames: Readonly<Partial<Record<SearchCategory, string>>>;
  readonly reader: Reader;
  readonly profileId: string | null;
  readonly watching: readonly WatchingView[];
  readonly favoriteIds: readonly string[] | null;
}

/** Top searches that an empty field shows (SR-06). */
const TOP = PAGE_SIZES.topSearch;

const categoryNamesOf = async (visitor: Visitor, language: Language): Promise<SearchPageData['categoryNames']> => {
  const { entries } = await loadMenu(visitor);
  const names = Object.entries(CATALOGS).flatMap(([category, id]) => {
    const entry = entries.find((one) => one.id === id);
    return entry ? [[category, pickText(language, entry.display_name)]] : [];
  });
  return Object.fromEntries(names);
};

const topOf = async (api: Client, reader: Reader): Promise<readonly CardView[]> => {
  const { objects } = await api.listTopSearches({ limit: TOP });
  return objects.map((card) => presentFound(card, reader));
};

/** Searches for what the address says. */
export const loadSearchPage = async (visitor: Visitor, language: Language, url: URL): Promise<SearchPageData> => {
  const { api, session } = visitor;
  const reader = readerOf(visitor, language);
  const query = readSearchQuery(url.searchParams);
  const [results, top, categoryNames, watching, favoriteIds] = await Promise.all([
    asksFor(query) ? loadSearchResults(api, reader, query) : null,
    topOf(api, reader).catch(emptyOnFailure),
    categoryNamesOf(visitor, language),
    session ? loadContinueWatching(visitor, language).catch(emptyOnFailure) : [],
    session ? loadFavoriteIds(api).catch(emptyOnFailure) : null,
  ]);
  return {
    found: { query, results },
    top,
    categoryNames,
    reader,
    profileId: session?.profile?.id ?? null,
    watching,
    favoriteIds,
  };
};
