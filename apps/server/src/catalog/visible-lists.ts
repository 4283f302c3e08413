import { type Content, isOfferedIn } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { hasAnyGenre, readyFirst } from '@madang/domain/catalog/listing.ts';
import { CATALOGS, GENRES, type Sort } from '@madang/domain/catalog/vocabulary.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { VisibleLists } from '../ports/catalog-snapshot.ts';

/** What is kept of all lists together: their places, eight bytes each, and how many there are. */
export interface ListRoom {
  readonly places: number;
  readonly lists: number;
}
const ROOM: ListRoom = { places: 4_000_000, lists: 2000 };

/** No country is called so: in countries that no title names, the same titles are offered. */
const ELSEWHERE = '';

/**
 * LRU cache of lists as audiences see them (CA-43, CA-44, CA-50, CA-81), so that a page of a long list is a look-up. `ordered` gives
 * all titles in an order.
 */
export const visibleLists = (
  titles: readonly Content[],
  ordered: (sort: Sort, language: Language) => Promise<readonly Content[]>,
  room: ListRoom = ROOM,
): VisibleLists => {
  const named = new Set<string>();
  for (const { countries } of titles) for (const country of countries ?? []) named.add(country);
  const kept = new Map<string, readonly Content[]>();
  let places = 0;

  const known = (key: string): readonly Content[] | undefined => {
    const list = kept.get(key);
    if (!list) return undefined;
    kept.delete(key);
    kept.set(key, list);
    return list;
  };
  const keep = (key: string, list: readonly Content[]): readonly Content[] => {
    kept.set(key, list);
    places += list.length;
    for (const [oldest, { length }] of kept) {
      if (places <= room.places && kept.size <= room.lists) break;
      kept.delete(oldest);
      places -= length;
    }
    return list;
  };

  const list: VisibleLists = async ({ readyOn = '', readyFirstOn = '', ...wanted }) => {
    const { catalog, sort, language, audience } = wanted;
    const country = named.has(audience.country) ? audience.country : ELSEWHERE;
    const genres = GENRES.filter((genre) => wanted.genres?.includes(genre));
    const order = sort === 'newest' ? sort : language;
    const key = [catalog, order, audience.viewingAge, country, genres, readyOn, readyFirstOn].join(' ');
    const found = known(key);
    if (found) return found;

    if (readyFirstOn !== '') {
      const unordered = await list({ ...wanted, readyOn });
      return known(key) ?? keep(key, readyFirst(unordered, readyFirstOn));
    }

    const isPart = genres.length > 0 || readyOn !== '';
    const whole = isPart ? await list({ catalog, sort, language, audience }) : await ordered(sort, language);
    const isVisible = (title: Content) =>
      (catalog === CATALOGS.main || title.catalogs.includes(catalog)) &&
      mayWatch(audience.viewingAge, title.rating) &&
      isOfferedIn(title, country);
    const isWanted = (title: Content) => hasAnyGenre(title, genres) && (readyOn === '' || stateOn(title, readyOn) === 'ready');
    // A concurrent call may have cached this list meanwhile.
    return known(key) ?? keep(key, whole.filter(isPart ? isWanted : isVisible));
  };
  return list;
};
