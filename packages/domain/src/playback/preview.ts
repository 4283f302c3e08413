import { type Content, isOfferedIn } from '../catalog/content.ts';
import { isFree } from '../catalog/policy-range.ts';
import type { ContentType } from '../catalog/vocabulary.ts';
import { accessTo, type Viewer } from './access.ts';

/** Maximum length of a card's preview, in seconds. */
export const PREVIEW_SECONDS = 30;

/** Content types for previews, best first. */
const CLIPS: readonly ContentType[] = ['trailer', 'teaser'];
const ADULT = '19';

/** Preview clip of a title: a free trailer or teaser this viewer may watch. Null for none, and for adult titles. */
export const findPreview = (title: Content, parts: readonly Content[], viewer: Viewer): Content | null => {
  if (title.rating === ADULT || !isOfferedIn(title, viewer.country)) return null;
  const isShown = (part: Content): boolean =>
    isFree(part.range) && part.asset !== null && part.rating !== ADULT && accessTo(part, viewer).ok;
  return CLIPS.flatMap((type) => parts.filter((part) => part.type === type)).find(isShown) ?? null;
};
