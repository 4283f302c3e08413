import type { Needs } from '../use-case/needs.ts';
import { takePage } from '@madang/domain/catalog/listing.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { relatedWebtoons } from '@madang/domain/webtoons/related-webtoons.ts';
import { presentCard } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { findViewingAge } from '../use-case/viewer.ts';

/** Webtoons that go with a series, a film or another webtoon (WT-05); of an episode, those of its series. */
export const listRelatedWebtoons: UseCase<'listRelatedWebtoons', Needs<'catalog' | 'now'>> =
  ({ catalog, now }) =>
  async (viewer, { related_id, offset, limit }) => {
    const snapshot = catalog();
    const content = snapshot.find(related_id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    const title = (content.parentId !== null && snapshot.find(content.parentId)) || content;
    if (!mayWatch(findViewingAge(viewer), title.rating)) return refuse('RATED_ABOVE_PROFILE');
    const related = relatedWebtoons(title, snapshot.webtoons).filter(isVisibleTo(viewer, snapshot));
    const today = toDay(now());
    return answer({
      objects: takePage(related, offset, limit).map((webtoon) => presentCard(webtoon, snapshot, today)),
      total_count: related.length,
    });
  };
