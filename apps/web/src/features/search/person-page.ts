import type { Client } from '@madang/contract/client.ts';
import { isCallFailed } from '@madang/contract/client.ts';
import type { Person } from '@madang/contract/catalog/catalog.contract.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { type CardView, presentCardView, type Reader, readerOf } from '#app/features/catalog/index.ts';
import { loadFavoriteIds } from '#app/features/favorites/index.ts';
import { loadContinueWatching, type WatchingView } from '#app/features/watch-history/index.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';
import { pageNumberIn } from '#app/platform/page-number.ts';
import type { ListPart } from '#app/platform/use-growing-list.ts';
import type { Visitor } from '../../../render';
import { SEARCH_PAGE_SIZE } from './search-query.ts';

/** A person, and their titles as this viewer can see them. */
export interface PersonPageData {
  readonly person: Person;
  readonly titles: ListPart<CardView>;
  readonly reader: Reader;
  readonly profileId: string | null;
  readonly watching: readonly WatchingView[];
  readonly favoriteIds: readonly string[] | null;
}

/** Limit of pages in one address. No person has played in more titles. */
const MAX_PAGES = 4;

export const readPersonTitles = async (
  api: Client,
  reader: Reader,
  id: string,
  offset: number,
  limit = SEARCH_PAGE_SIZE,
): Promise<ListPart<CardView> & { readonly person: Person }> => {
  const { objects, total_count, object } = await api.listPersonTitles({ id, offset, limit });
  return { person: object, items: objects.map((card) => presentCardView(card, reader)), total: total_count };
};

/** Loads a person's titles up to the page in the address. Null when the person does not exist. */
export const loadPersonPage = async (
  visitor: Visitor,
  language: Language,
  id: string,
  url: URL,
): Promise<PersonPageData | null> => {
  const { api, session } = visitor;
  const reader = readerOf(visitor, language);
  const pages = Math.min(pageNumberIn(url), MAX_PAGES);
  try {
    const [{ person, items, total }, watching, favoriteIds] = await Promise.all([
      readPersonTitles(api, reader, id, 0, pages * SEARCH_PAGE_SIZE),
      session ? loadContinueWatching(visitor, language).catch(emptyOnFailure) : [],
      session ? loadFavoriteIds(api).catch(emptyOnFailure) : null,
    ]);
    return { person, titles: { items, total }, reader, profileId: session?.profile?.id ?? null, watching, favoriteIds };
  } catch (error) {
    if (isCallFailed(error) && (error.reason === 'PERSON_NOT_FOUND' || error.reason === 'INPUT_INVALID')) return null;
    throw error;
  }
};
