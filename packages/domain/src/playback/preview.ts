import { type Content, isOfferedIn } from '../catalog/content.ts';
import type { ContentType } from '../catalog/vocabulary.ts';
import { accessTo, type Viewer } from './access.ts';

/** The longest stretch that a card plays, in seconds. */
export const PREVIEW_SECONDS = 30;

/** Made to be shown to everyone, the best first. */
const CLIPS: readonly ContentType[] = ['trailer', 'teaser'];
const ADULT = '19';

/**
 * The clip that a card of a title may play by itself: a free trailer or teaser that this viewer may watch, or null. A title for
 * adults has none, for any viewer.
 */
export const previewOf = (title: Content, parts: readonly Content[], viewer: Viewer): Content | null => {
  if (title.rating === ADULT || !isOfferedIn(title, viewer.country)) return null;
  const isShown = (part: Content): boolean =>
    part.range === 'FREE' && part.asset !== null && part.rating !== ADULT && accessTo(part, viewer).ok;
  return CLIPS.flatMap((type) => parts.filter((part) => part.type === type)).find(isShown) ?? null;
};
