import { type Content, isOfferedIn } from '@madang/domain/catalog/content.ts';
import { shownOn } from '@madang/domain/catalog/surfaces.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { type Viewer, findViewingAge } from '../use-case/viewer.ts';
import type { CatalogSnapshot, Audience } from '../ports/catalog-snapshot.ts';

/** Everybody who is shown the same as this viewer. */
export const toAudience = (viewer: Viewer): Audience => ({ viewingAge: findViewingAge(viewer), country: viewer.country });

/** The series that an episode or clip belongs to. */
const parentOf = ({ parentId }: Content, catalog: Pick<CatalogSnapshot, 'find'>): Content | null =>
  parentId === null ? null : catalog.find(parentId);

/** Whether a viewer is shown a content in lists: rated for the profile, as its series is, and offered in the country (CA-81). */
export const isVisibleTo = (viewer: Viewer, catalog: Pick<CatalogSnapshot, 'find'>) => {
  const { viewingAge, country } = toAudience(viewer);
  return (content: Content): boolean =>
    shownOn('list', viewingAge, content, parentOf(content, catalog)) === 'whole' && isOfferedIn(content, country);
};

/** Whether a viewer may open the page of a content; otherwise it is refused as rated above the profile. */
export const mayOpen = (
  viewer: Viewer | { readonly viewingAge: ViewingAge },
  content: Content,
  catalog: Pick<CatalogSnapshot, 'find'>,
): boolean => {
  const viewingAge = 'viewingAge' in viewer ? viewer.viewingAge : findViewingAge(viewer);
  return shownOn('page', viewingAge, content, parentOf(content, catalog)) === 'whole';
};
