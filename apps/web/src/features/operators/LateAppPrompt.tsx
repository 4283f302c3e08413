import { lazy, Suspense } from 'react';
import { APP_LAYER_COOKIE, PRIVACY_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { withWords } from '#app/shell/with-words.ts';
import type { AppPromptProps } from './AppPrompt.tsx';

const Nothing = (_props: AppPromptProps) => null;
const importPrompt = async () => (await import('./AppPrompt.tsx')).AppPrompt;
// Where it cannot be brought the next page tries again.
const AppPrompt = lazy(async () => ({ default: await withWords(importPrompt).catch(() => Nothing) }));

/** Brings the layer that offers the app once the page works, unless it was closed today, and after the question of the first visit. */
export const LateAppPrompt = (props: AppPromptProps) =>
  useIsHydrated() && readCookie(APP_LAYER_COOKIE.name) === null && readCookie(PRIVACY_COOKIE) !== null ? (
    <Suspense>
      <AppPrompt {...props} />
    </Suspense>
  ) : null;
