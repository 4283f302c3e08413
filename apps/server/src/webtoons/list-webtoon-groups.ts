import type { Needs } from '../use-case/needs.ts';
import type { Group } from '@madang/contract/catalog/catalog.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { presentEpisode } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { findWebtoon } from './find-webtoon.ts';

/** What belongs to a webtoon, a group for each kind that there is (WT-04); of an episode, its webtoon's groups. */
export const listWebtoonGroups: UseCase<'listWebtoonGroups', Needs<'catalog' | 'now'>> =
  ({ catalog, now }) =>
  async (viewer, { id, limit }) => {
    const snapshot = catalog();
    const webtoon = findWebtoon(snapshot, viewer, id);
    if (!webtoon.ok) return webtoon;
    const today = toDay(now());
    const group = (type: Group['type'], contents: readonly Content[]): Group => ({
      type,
      total_count: contents.length,
      contents: contents.slice(0, limit).map((content) => presentEpisode(content, snapshot, today)),
    });
    const visible = isVisibleTo(viewer, snapshot);
    const episodes = snapshot.episodesOf(webtoon.value.id);
    const related = webtoon.value.relatedIds.flatMap((relatedId) => snapshot.find(relatedId) ?? []);
    const groups = [group('episode', episodes.filter(visible)), group('related', related.filter(visible))].filter(
      ({ total_count }) => total_count > 0,
    );
    return answer({ objects: groups, total_count: groups.length });
  };
