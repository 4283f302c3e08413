import type { Needs } from '../use-case/needs.ts';
import { takePage } from '@madang/domain/catalog/listing.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { presentEpisode } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { findWebtoon } from './find-webtoon.ts';

/** The episodes of a webtoon by number, a page at a time (WT-06). */
export const listWebtoonChildren: UseCase<'listWebtoonChildren', Needs<'catalog' | 'now'>> =
  ({ catalog, now }) =>
  async (viewer, { parent_id, offset, limit }) => {
    const snapshot = catalog();
    const webtoon = findWebtoon(snapshot, viewer, parent_id);
    if (!webtoon.ok) return webtoon;
    const episodes = snapshot.episodesOf(webtoon.value.id).filter(isVisibleTo(viewer, snapshot));
    const today = toDay(now());
    return answer({
      objects: takePage(episodes, offset, limit).map((episode) => presentEpisode(episode, snapshot, today)),
      total_count: episodes.length,
    });
  };
