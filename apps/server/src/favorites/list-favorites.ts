import type { Needs } from '../use-case/needs.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { presentCard } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** What has left the catalogue, or is above the profile's age now, stays on the shelf in the database and is not shown. */
export const listFavorites: UseCase<'listFavorites', Needs<'catalog' | 'now' | 'repositories', 'favorites'>> =
  ({ repositories, catalog, now }) =>
  async (viewer, { offset, limit }) => {
    const snapshot = catalog();
    const { ids, total } = await repositories.favorites.list(viewer.profile.id, offset, limit);
    const contents = ids.flatMap((id) => snapshot.find(id) ?? []).filter(isVisibleTo(viewer, snapshot));
    const today = toDay(now());
    return answer({ objects: contents.map((content) => presentCard(content, snapshot, today)), total_count: total });
  };
