import type { Content } from '@madang/domain/catalog/content.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { type Viewer, viewingAgeOf } from '../sessions/viewer.ts';

/** Whether a viewer is shown a content at all: rated for the profile, and offered in the country (CA-81). */
export const isVisibleTo = (viewer: Viewer) => {
  const age = viewingAgeOf(viewer);
  return (content: Content): boolean =>
    mayWatch(age, content.rating) && (content.countries === null || content.countries.includes(viewer.country));
};
