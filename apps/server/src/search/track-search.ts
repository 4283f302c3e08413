import type { Needs } from '../use-case/needs.ts';
import { mayBeCounted } from '@madang/domain/privacy/statistics.ts';
import { cleanQuery, isSearchable } from '@madang/domain/search/query.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

const DAY_MS = 86_400_000;
/** Longer than any list looks back. */
const KEPT_DAYS = 30;

/** Counts an opened title once per viewer and day if the viewer allows it. A query without matches counts anonymously (SR-06). */
export const trackSearch: UseCase<'trackSearch', Needs<'catalog' | 'now' | 'repositories' | 'search', 'searches'>> =
  ({ repositories, catalog, search, now }) =>
  async (viewer, { q, content_id, result_count }) => {
    const at = now();
    const day = toDay(at);
    const query = cleanQuery(q);
    if (content_id) {
      const content = catalog().find(content_id);
      if (!content) return refuse('CONTENT_NOT_FOUND');
      if (!mayBeCounted(viewer.privacy.choices, viewer.country)) return answer(null);
      const key = viewer.signedIn ? viewer.profile.id : search.visitorKey(viewer.address, day);
      await repositories.searches.addPick(day, key, content.parentId ?? content.id);
    } else if (result_count === 0 && isSearchable(query)) await repositories.searches.addMiss(day, query.toLowerCase());
    await repositories.searches.removeBefore(toDay(at - KEPT_DAYS * DAY_MS));
    return answer(null);
  };
