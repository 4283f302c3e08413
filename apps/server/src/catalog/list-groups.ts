import type { Needs } from '../use-case/needs.ts';
import type { Group } from '@madang/contract/catalog/catalog.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { CONTENT_TYPES } from '@madang/domain/catalog/vocabulary.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { findViewingAge } from '../use-case/viewer.ts';
import { presentEpisode } from './catalog.presenter.ts';
import { isVisibleTo } from './visible-to.ts';

/** What belongs to a title, a group for each kind that there is (PL-02, PL-06); of an episode, its series' groups. */
export const listGroups: UseCase<'listGroups', Needs<'catalog' | 'now'>> =
  ({ catalog, now }) =>
  async (viewer, { id, limit }) => {
    const snapshot = catalog();
    const content = snapshot.find(id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    const title = (content.parentId !== null && snapshot.find(content.parentId)) || content;
    const age = findViewingAge(viewer);
    if (!mayWatch(age, content.rating) || !mayWatch(age, title.rating)) return refuse('RATED_ABOVE_PROFILE');
    const today = toDay(now());

    const group = (type: Group['type'], contents: readonly Content[]): Group => ({
      type,
      total_count: contents.length,
      contents: contents.slice(0, limit).map((child) => presentEpisode(child, snapshot, today)),
    });
    const byType = Map.groupBy(snapshot.childrenOf(title.id).filter(isVisibleTo(viewer, snapshot)), ({ type }) => type);
    const related = title.relatedIds.flatMap((relatedId) => snapshot.find(relatedId) ?? []).filter(isVisibleTo(viewer, snapshot));
    const groups = [...CONTENT_TYPES.map((type) => group(type, byType.get(type) ?? [])), group('related', related)].filter(
      ({ total_count }) => total_count > 0,
    );
    return answer({ objects: groups, total_count: groups.length });
  };
