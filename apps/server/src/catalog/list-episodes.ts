import type { Needs } from '../use-case/needs.ts';
import { offsetOfPageWith, takePage } from '@madang/domain/catalog/listing.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { findViewingAge } from '../use-case/viewer.ts';
import { presentEpisode } from './catalog.presenter.ts';
import { isVisibleTo } from './visible-to.ts';

/** The page that holds an episode (PL-03, PL-05), or the page at an offset. */
export const listEpisodes: UseCase<'listEpisodes', Needs<'catalog' | 'now'>> =
  ({ catalog, now }) =>
  async (viewer, { id, episode_number, offset, limit }) => {
    const snapshot = catalog();
    const content = snapshot.find(id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    const title = (content.parentId !== null && snapshot.find(content.parentId)) || content;
    const age = findViewingAge(viewer);
    if (!mayWatch(age, content.rating) || !mayWatch(age, title.rating)) return refuse('RATED_ABOVE_PROFILE');
    const episodes = snapshot.episodesOf(title.id).filter(isVisibleTo(viewer, snapshot));
    const wanted = episodes.findIndex((episode) => episode.number === episode_number);
    const start = episode_number === undefined ? (offset ?? 0) : offsetOfPageWith(wanted, limit);
    const today = toDay(now());
    return answer({
      objects: takePage(episodes, start, limit).map((episode) => presentEpisode(episode, snapshot, today)),
      total_count: episodes.length,
      offset: start,
    });
  };
