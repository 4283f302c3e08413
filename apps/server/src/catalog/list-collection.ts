import { hasAnyGenre, pageOf } from '@madang/domain/catalog/listing.ts';
import { CATALOGS, type CatalogId, GENRES, type Genre } from '@madang/domain/catalog/vocabulary.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '@madang/domain/shared/language.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { presentCard } from './catalog.presenter.ts';
import { orderOf } from './catalog-snapshot.ts';
import { isVisibleTo } from './visible-to.ts';

const isGenre = (name: string): name is Genre => (GENRES as readonly string[]).includes(name);
const catalogOf = (id: string): CatalogId | null => Object.values(CATALOGS).find((catalog) => String(catalog) === id) ?? null;

/** A catalogue is sorted; a collection keeps the order its operator gave it unless one is asked for (CA-43, CA-44, CA-47). */
export const listCollection: UseCase<'listCollection'> =
  ({ catalog, now }) =>
  async (viewer, input) => {
    const snapshot = catalog();
    const genres = input.genres ? input.genres.split(',') : [];
    if (!genres.every(isGenre)) return refuse('INPUT_INVALID', { fields: { genres: 'unknown' } });
    const language = isLanguage(input.language) ? input.language : DEFAULT_LANGUAGE;
    const catalogId = catalogOf(input.collection_id);
    const collection = snapshot.collections.find(({ id }) => id === input.collection_id);
    if (catalogId === null && !collection) return refuse('COLLECTION_NOT_FOUND');

    const inOrder = () => {
      if (!collection) return snapshot.titlesOf(catalogId ?? CATALOGS.main, input.sort ?? 'newest', language);
      const members = collection.contentIds.flatMap((id) => snapshot.find(id) ?? []);
      return input.sort ? members.sort(orderOf(input.sort, language)) : members;
    };
    const visible = inOrder()
      .filter((content) => hasAnyGenre(content, genres))
      .filter(isVisibleTo(viewer));
    const today = dayOf(now());
    return answer({
      objects: pageOf(visible, input.offset, input.limit).map((content) => presentCard(content, snapshot, today)),
      total_count: visible.length,
    });
  };
