import { type Content, isOfferedIn } from '@madang/domain/catalog/content.ts';
import { mayWatch } from '@madang/domain/profiles/viewing-age.ts';
import { type Viewer, viewingAgeOf } from '../sessions/viewer.ts';
import type { Audience } from './visible-lists.ts';

/** Everybody who is shown the same as this viewer. */
export const audienceOf = (viewer: Viewer): Audience => ({ viewingAge: viewingAgeOf(viewer), country: viewer.country });

/** Whether a viewer is shown a content at all: rated for the profile, and offered in the country (CA-81). */
export const isVisibleTo = (viewer: Viewer) => {
  const { viewingAge, country } = audienceOf(viewer);
  return (content: Content): boolean => mayWatch(viewingAge, content.rating) && isOfferedIn(content, country);
};
