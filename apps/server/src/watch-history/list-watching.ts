import type { Needs } from '../use-case/needs.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentWatching } from './watching.presenter.ts';

export const listWatching: UseCase<'listWatching', Needs<'catalog' | 'now' | 'repositories', 'watchProgress'>> =
  ({ repositories, catalog, now }) =>
  async (viewer, input) => {
    const snapshot = catalog();
    const { items, total } = await repositories.watchProgress.list(viewer.profile.id, {
      offset: input.offset,
      limit: input.limit,
      contentIds: input.content_ids === undefined ? null : input.content_ids.split(','),
      finished: input.is_finish === undefined ? null : input.is_finish === 'true',
    });
    const today = toDay(now());
    const isVisible = isVisibleTo(viewer, snapshot);
    const objects = items.flatMap((item) => {
      const content = snapshot.find(item.contentId);
      return content && isVisible(content) ? [presentWatching(content, item, snapshot, today)] : [];
    });
    return answer({ objects, total_count: total });
  };
