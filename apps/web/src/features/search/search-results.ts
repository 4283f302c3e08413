import type { Client } from '@madang/contract/client.ts';
import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import type { FoundPerson, Keyword } from '@madang/contract/search/search.contract.ts';
import type { SearchCategory } from '@madang/domain/search/vocabulary.ts';
import { isSearchable } from '@madang/domain/search/query.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import type { CardView, Reader } from '#app/features/catalog/index.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';
import { presentFound } from './present-found.ts';
import type { ListPart } from '#app/platform/use-growing-list.ts';
import { pickText } from '#app/shell/language.ts';
import { SEARCH_PAGE_SIZE, type SearchQuery } from './search-query.ts';

export interface KeywordView {
  readonly key: string;
  /** Begins with a capital, as the genres beside it do. */
  readonly text: string;
}

/** What a search found, in one language. */
export interface SearchResults {
  /** Cards of all requested pages. */
  readonly cards: readonly CardView[];
  /** Total of titles in the shown category. */
  readonly total: number;
  readonly categories: readonly { readonly category: SearchCategory; readonly total: number }[];
  readonly people: readonly FoundPerson[];
  /** The keywords that narrow the results (SR-09). */
  readonly chosen: readonly KeywordView[];
  /** Those that could narrow them further (SR-04). */
  readonly offered: readonly KeywordView[];
  /** The title that the text was taken for, where nothing is called so. */
  readonly corrected: string | null;
  /** Keywords whose titles are shown instead when the text matches none. Null otherwise. */
  readonly instead: readonly KeywordView[] | null;
  /** What these titles answer: the query, or what was searched for instead. */
  readonly answered: SearchQuery;
}

/** Keywords beside the results (SR-05). */
const KEYWORDS = 5;
/** A call gives no more than this. */
const MAX_CONCURRENT = 96;

/** A concept begins small, as in the middle of a sentence. */
export const capitalized = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(BCP47[language]) + text.slice(1);

const presentKeyword = ({ key, text }: Keyword, language: Language): KeywordView => ({
  key,
  text: capitalized(pickText(language, text), language),
});

const inputOf = ({ q, keywords, tab, source }: SearchQuery, language: Language) => ({
  language,
  search_src: source,
  ...(q !== '' && { q }),
  ...(keywords.length > 0 && { kpick: keywords.join(',') }),
  ...(tab !== null && tab !== 'people' && { searchCategory: tab }),
});

/** Titles from `offset` on (SR-03). */
export const readResults = async (
  api: Client,
  reader: Reader,
  query: SearchQuery,
  offset: number,
): Promise<ListPart<CardView>> => {
  const { objects, total_count } = await api.searchTitles({
    ...inputOf(query, reader.language),
    offset,
    limit: SEARCH_PAGE_SIZE,
  });
  return { items: objects.map((card) => presentFound(card, reader)), total: total_count };
};

const readFirst = async (api: Client, query: SearchQuery, language: Language) => {
  const wanted = query.page * SEARCH_PAGE_SIZE;
  const input = inputOf(query, language);
  const { objects, total_count, object } = await api.searchTitles({ ...input, limit: Math.min(wanted, MAX_CONCURRENT) });
  const cards: Card[] = [...objects];
  while (cards.length < Math.min(wanted, total_count)) {
    const page = await api.searchTitles({
      ...input,
      offset: cards.length,
      limit: Math.min(wanted - cards.length, MAX_CONCURRENT),
    });
    if (page.objects.length === 0) break;
    cards.push(...page.objects);
  }
  return { cards, total: total_count, summary: object };
};

/** Keywords are an offer: results stand without them. */
const keywordsFor = async (api: Client, phrase: string, language: Language): Promise<readonly Keyword[]> => {
  if (!isSearchable(phrase)) return [];
  const found = api.searchKeywords({ q: phrase, language, limit: KEYWORDS });
  return found.then(({ objects }) => objects).catch(emptyOnFailure);
};

/** The keywords of a query that is to be answered by them alone. */
const byKeywords = (query: SearchQuery, keywords: readonly string[]): SearchQuery => ({ ...query, q: '', keywords });

/**
 * Fallback queries when a text matches no title: the chosen keywords alone, or all keywords the phrase means, or the
 * closest one. A phrase such as "healing countryside food" is no title, but has matching titles.
 */
const insteadOf = (query: SearchQuery, offered: readonly Keyword[]): readonly SearchQuery[] => {
  if (query.q === '') return [];
  if (query.keywords.length > 0) return [byKeywords(query, query.keywords)];
  const keys = offered.map(({ key }) => key);
  return keys.length === 0 ? [] : [byKeywords(query, keys), byKeywords(query, keys.slice(0, 1))];
};

/** The answer to the first of these queries that leads to titles. */
const readFirstOf = async (api: Client, queries: readonly SearchQuery[], language: Language) => {
  for (const query of queries) {
    const read = await readFirst(api, query, language);
    if (read.total > 0) return { ...read, query };
  }
  return null;
};

/** Everything the results show, for a query that asks for something. Without a text, the chosen keywords are the phrase. */
export const loadSearchResults = async (api: Client, reader: Reader, query: SearchQuery): Promise<SearchResults> => {
  const { language } = reader;
  const present = (keyword: Keyword) => presentKeyword(keyword, language);
  const [firstPage, fitting] = await Promise.all([readFirst(api, query, language), keywordsFor(api, query.q, language)]);
  const { summary } = firstPage;
  const isFound = firstPage.total > 0 || summary.people.length > 0;
  const other = isFound ? null : await readFirstOf(api, insteadOf(query, fitting), language);
  const chosen = summary.keywords.map(present);
  const phrase = chosen.map(({ text }) => text).join(' ');
  const offered = query.q === '' ? await keywordsFor(api, phrase.slice(0, 200), language) : fitting;
  const { cards, total, summary: shown } = other ?? firstPage;
  return {
    cards: cards.map((card) => presentFound(card, reader)),
    total,
    categories: shown.categories.map(({ category, total_count }) => ({ category, total: total_count })),
    people: summary.people,
    chosen,
    offered: offered.map(present).filter(({ key }) => !chosen.some((one) => one.key === key)),
    corrected: summary.corrected,
    instead: other && shown.keywords.map(present),
    answered: other?.query ?? query,
  };
};
