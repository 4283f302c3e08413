import type { Language } from '@madang/domain/shared/language.ts';
import { targetAfterSignIn } from '#app/shell/target-after-sign-in.ts';
import type { Trail } from '#app/shell/trail.ts';

const WATCHED: readonly Trail[number]['name'][] = ['video', 'media', 'season', 'channel', 'webtoon', 'read', 'live'];

const watchedIn = (trail: Trail): Trail => trail.filter(({ name }) => WATCHED.includes(name));

/** The page watched or read before the checkout, or null when there was none. */
export const lastWatched = (language: Language, trail: Trail): string | null => {
  const watched = watchedIn(trail);
  return watched.length === 0 ? null : targetAfterSignIn(language, watched, false);
};

/** Content ID of the title that the viewer came from. Null for none, and for live. */
export const lastTitleId = (trail: Trail): string | null => watchedIn(trail)[0]?.params['id'] ?? null;
