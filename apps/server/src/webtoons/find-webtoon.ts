import type { Content } from '@madang/domain/catalog/content.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { allow, type Decision, refuse } from '@madang/domain/shared/decision.ts';
import { type Viewer, findViewingAge } from '../use-case/viewer.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** The webtoon that an id names, or that the episode it names belongs to, if this viewer may see it. */
export const findWebtoon = (
  snapshot: CatalogSnapshot,
  viewer: Viewer,
  id: string,
): Decision<Content, 'CONTENT_NOT_FOUND' | 'RATED_ABOVE_PROFILE'> => {
  const content = snapshot.find(id);
  const webtoon = content && ((content.parentId !== null && snapshot.find(content.parentId)) || content);
  if (webtoon?.type !== 'webtoon') return refuse('CONTENT_NOT_FOUND');
  return mayWatch(findViewingAge(viewer), webtoon.rating) ? allow(webtoon) : refuse('RATED_ABOVE_PROFILE');
};
