import { APP_LAYER_COOKIE, PRIVACY_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { late } from '#app/shell/late.tsx';
import type { AppPromptProps } from './AppPrompt.tsx';

const AppPrompt = late(async () => (await import('./AppPrompt.tsx')).AppPrompt);

/** Brings the layer that offers the app once the page works, unless it was closed today, and after the question of the first visit. */
export const LateAppPrompt = (props: AppPromptProps) =>
  useIsHydrated() && readCookie(APP_LAYER_COOKIE.name) === null && readCookie(PRIVACY_COOKIE) !== null ? (
    <AppPrompt {...props} />
  ) : null;
