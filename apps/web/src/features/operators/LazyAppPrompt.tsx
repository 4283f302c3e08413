import { APP_LAYER_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { late } from '#app/shell/late.tsx';
import type { AppPromptProps } from './AppPrompt.tsx';

const AppPrompt = late(async () => (await import('./AppPrompt.tsx')).AppPrompt);

/** Loads the layer that offers the app once the page works, unless it was closed today (HF-61). */
export const LazyAppPrompt = (props: AppPromptProps) =>
  useIsHydrated() && readCookie(APP_LAYER_COOKIE.name) === null ? <AppPrompt {...props} /> : null;
