import type { Client } from '@madang/contract/client.ts';
import type { Card, SiteMenu } from '@madang/contract/catalog/catalog.contract.ts';
import type { Genre, Sort } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { loadFavoriteIds } from '#app/features/favorites/index.ts';
import { loadContinueWatching, type WatchingView } from '#app/features/watch-history/index.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';
import { SORT_COOKIE } from '#app/platform/cookies.ts';
import { pickText } from '#app/shell/language.ts';
import type { Visitor } from '../../../render';
import { type CardView, presentCardView, type CardReader } from './card-view.ts';
import { type ListQuery, LIST_PAGE_SIZE, readListQuery } from './list-query.ts';
import { toCardReader } from './reader.ts';
import { sortChosen } from './sort-choice.ts';
import { withoutRepeats } from './without-repeats.ts';

/** A catalogue or a collection as the page shows it. */
export interface CatalogPageData {
  /** ID of the catalog (a number) or collection. */
  readonly id: string;
  readonly name: string;
  /** Genres to filter by. Empty when there is no choice. */
  readonly genres: readonly Genre[];
  readonly query: ListQuery;
  /** The order in effect. Null is the operator's own. */
  readonly sort: Sort | null;
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly reader: CardReader;
  readonly profileId: string | null;
  readonly watching: readonly WatchingView[];
  readonly favoriteIds: readonly string[] | null;
}

/** A call gives no more than this. */
const MAX_CONCURRENT = 96;

/** The first `count` titles, in as few calls as it takes. */
const readFirst = async (api: Client, count: number, input: Parameters<Client['listCollection']>[0]) => {
  const cards: Card[] = [];
  let total = 0;
  do {
    const page = await api.listCollection({
      ...input,
      offset: cards.length,
      limit: Math.min(MAX_CONCURRENT, count - cards.length),
    });
    total = page.total_count;
    if (page.objects.length === 0) break;
    cards.push(...page.objects);
  } while (cards.length < Math.min(count, total));
  return { cards, total };
};

/** Whom a list of the menu answer belongs to: a catalogue by number, a collection by name. */
const findList = (menu: SiteMenu, id: string, language: Language) => {
  const entry = menu.entries.find((one) => String(one.id) === id);
  if (entry) return { name: pickText(language, entry.display_name), genres: menu.genres[id] ?? [], ownOrder: false };
  const collection = menu.entries.flatMap(({ collections }) => collections).find((one) => one.id === id);
  return collection ? { name: pickText(language, collection.name), genres: [], ownOrder: true } : null;
};

/**
 * Loads a list with the address's filter and order, or the order this profile chose last. Null when the list does not
 * exist.
 */
export const loadCatalogPage = async (
  visitor: Visitor,
  language: Language,
  id: string,
  url: URL,
): Promise<CatalogPageData | null> => {
  const { api, session } = visitor;
  const list = findList(await api.listMenu(), id, language);
  if (!list) return null;
  const profileId = session?.profile?.id ?? null;
  const query = readListQuery(url.searchParams);
  const sort =
    query.sort ??
    (profileId === null ? null : sortChosen(visitor.kept(SORT_COOKIE.name), profileId, id)) ??
    (list.ownOrder ? null : 'newest');
  const reader = toCardReader(visitor, language);
  const input = {
    collection_id: id,
    language,
    ...(sort && { sort }),
    ...(query.genres.length > 0 && { genres: query.genres.join(',') }),
  };
  const [{ cards, total }, watching, favoriteIds] = await Promise.all([
    readFirst(api, query.page * LIST_PAGE_SIZE, input),
    session ? loadContinueWatching(visitor, language).catch(emptyOnFailure) : [],
    session ? loadFavoriteIds(api).catch(emptyOnFailure) : null,
  ]);
  return {
    id,
    name: list.name,
    genres: list.genres,
    query,
    sort,
    cards: withoutRepeats(cards.map((card) => presentCardView(card, reader))),
    total,
    reader,
    profileId,
    watching,
    favoriteIds,
  };
};
