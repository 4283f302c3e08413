import { dayOf } from '@madang/domain/shared/calendar.ts';
import { presentCard } from '../catalog/catalog.presenter.ts';
import { answer, type UseCase } from '../http/handlers.ts';

/** A title that has left the catalogue stays on the shelf in the database and is not shown. */
export const listFavorites: UseCase<'listFavorites'> =
  ({ repositories, catalog, now }) =>
  async ({ profile }, { offset, limit }) => {
    const snapshot = catalog();
    const { ids, total } = await repositories.favorites.list(profile.id, offset, limit);
    const contents = ids.flatMap((id) => snapshot.find(id) ?? []);
    const today = dayOf(now());
    return answer({ objects: contents.map((content) => presentCard(content, snapshot, today)), total_count: total });
  };
