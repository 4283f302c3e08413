import type { Needs } from '../use-case/needs.ts';
import { takePage } from '@madang/domain/catalog/listing.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { presentCard } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

export const listTopSearches: UseCase<'listTopSearches', Needs<'catalog' | 'now' | 'search'>> =
  ({ catalog, search, now }) =>
  async (viewer, { offset, limit }) => {
    const ids = await search.top();
    const snapshot = catalog();
    const titles = ids.flatMap((id) => snapshot.find(id) ?? []).filter(isVisibleTo(viewer, snapshot));
    const today = toDay(now());
    return answer({
      objects: takePage(titles, offset, limit).map((content) => presentCard(content, snapshot, today)),
      total_count: titles.length,
    });
  };
