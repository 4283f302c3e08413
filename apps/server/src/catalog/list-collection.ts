import type { Needs } from '../use-case/needs.ts';
import type { Collection } from '@madang/domain/catalog/content.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { hasAnyGenre, takePage, readyFirst } from '@madang/domain/catalog/listing.ts';
import { rankedRow } from '@madang/domain/catalog/popularity.ts';
import { CATALOGS, type CatalogId, GENRES, type Genre } from '@madang/domain/catalog/vocabulary.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '@madang/domain/shared/language.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentCard } from './catalog.presenter.ts';
import { compareTitles } from './catalog-snapshot.ts';
import { toAudience, isVisibleTo } from './visible-to.ts';

const isGenre = (name: string): name is Genre => (GENRES as readonly string[]).includes(name);
const catalogOf = (id: string): CatalogId | null => Object.values(CATALOGS).find((catalog) => String(catalog) === id) ?? null;

/** Places in a ranked row. */
const RANKED = 10;

/**
 * A catalogue is sorted; a collection keeps the order its operator gave it unless one is asked for (CA-43, CA-44, CA-47). The newest
 * titles are those that can be watched today; the rest comes after them.
 */
export const listCollection: UseCase<'listCollection', Needs<'catalog' | 'mostPlayed' | 'now'>> =
  ({ catalog, mostPlayed, now }) =>
  async (viewer, input) => {
    const snapshot = catalog();
    const genres = input.genres ? input.genres.split(',') : [];
    if (!genres.every(isGenre)) return refuse('INPUT_INVALID', { fields: { genres: 'unknown' } });
    const language = isLanguage(input.language) ? input.language : DEFAULT_LANGUAGE;
    const catalogId = catalogOf(input.collection_id);
    const collection = snapshot.collections.find(({ id }) => id === input.collection_id);
    if (catalogId === null && !collection) return refuse('COLLECTION_NOT_FOUND');

    const isVisible = isVisibleTo(viewer, snapshot);
    const today = toDay(now());
    const find = (id: string) => snapshot.find(id) ?? [];
    const membersOf = ({ contentIds, layout }: Collection) => {
      const chosen = contentIds.flatMap(find).filter(isVisible);
      const played = () =>
        mostPlayed()
          .flatMap(find)
          .filter((title) => isVisible(title) && stateOn(title, today) === 'ready');
      const members = layout === 'top_ten' ? [...rankedRow(played(), chosen, RANKED)] : chosen;
      const sorted = input.sort ? members.sort(compareTitles(input.sort, language)) : members;
      return (input.sort === 'newest' ? readyFirst(sorted, today) : sorted).filter((content) => hasAnyGenre(content, genres));
    };
    const sort = input.sort ?? 'newest';
    const visible = collection
      ? membersOf(collection)
      : await snapshot.list({
          catalog: catalogId ?? CATALOGS.main,
          sort,
          language,
          audience: toAudience(viewer),
          genres,
          ...(sort === 'newest' && { readyFirstOn: today }),
        });
    return answer({
      objects: takePage(visible, input.offset, input.limit).map((content) => presentCard(content, snapshot, today)),
      total_count: visible.length,
    });
  };
