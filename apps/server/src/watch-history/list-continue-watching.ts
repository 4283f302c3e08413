import type { Needs } from '../use-case/needs.ts';
import { stateOn } from '@madang/domain/catalog/display-state.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { continueWatching } from '@madang/domain/watch-history/continue-watching.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentWatching } from './watching.presenter.ts';

export const listContinueWatching: UseCase<'listContinueWatching', Needs<'catalog' | 'now' | 'repositories', 'watchProgress'>> =
  ({ repositories, catalog, now }) =>
  async (viewer, { limit }) => {
    const snapshot = catalog();
    const today = toDay(now());
    const visible = isVisibleTo(viewer, snapshot);
    const history = await repositories.watchProgress.listRecent(viewer.profile.id);
    const items = continueWatching(history, {
      find: snapshot.find,
      childrenOf: snapshot.childrenOf,
      isReady: (content) => visible(content) && stateOn(content, today) === 'ready',
    });
    const objects = items
      .slice(0, limit)
      .map(({ content, ...progress }) => presentWatching(content, { ...progress, finished: false }, snapshot, today));
    return answer({ objects, total_count: items.length });
  };
