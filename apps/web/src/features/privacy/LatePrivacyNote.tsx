import { lazy, Suspense } from 'react';
import { PRIVACY_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { withWords } from '#app/shell/with-words.ts';

const Nothing = () => null;
const importNote = async () => (await import('./PrivacyNote.tsx')).PrivacyNote;
// Where it cannot be brought the next page tries again.
const PrivacyNote = lazy(async () => ({ default: await withWords(importNote).catch(() => Nothing) }));

/** Brings the question of the first visit once the page works, to browsers in which nothing was chosen (RT-138). */
export const LatePrivacyNote = () =>
  useIsHydrated() && readCookie(PRIVACY_COOKIE) === null ? (
    <Suspense>
      <PrivacyNote />
    </Suspense>
  ) : null;
