import type { Content } from '@madang/domain/catalog/content.ts';
import { pageOf } from '@madang/domain/catalog/listing.ts';
import { recommend } from '@madang/domain/catalog/recommend.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import { answer, type UseCase } from '../http/handlers.ts';
import { presentCard } from './catalog.presenter.ts';
import { isVisibleTo } from './visible-to.ts';

/** Titles that share genres and keywords with what the profile watched lately; for others the newest (CA-48). */
export const listRecommendations: UseCase<'listRecommendations'> =
  ({ catalog, repositories, now }) =>
  async (viewer, { offset, limit }) => {
    const snapshot = catalog();
    const history = viewer.signedIn ? await repositories.watchProgress.listRecent(viewer.profile.id) : [];
    const watched = history.flatMap(({ contentId }): Content[] => {
      const content = snapshot.find(contentId);
      const title = content && (content.parentId === null ? content : snapshot.find(content.parentId));
      return title ? [title] : [];
    });
    const today = dayOf(now());
    const titles = recommend(snapshot.titles.filter(isVisibleTo(viewer)), watched, today);
    return answer({
      objects: pageOf(titles, offset, limit).map((content) => presentCard(content, snapshot, today)),
      total_count: titles.length,
    });
  };
