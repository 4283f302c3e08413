import { withWords } from '#app/shell/with-words.ts';

/** What a television shows comes after the page: only a browser can tell whether it is signed in. */
export const bringTvScreen = async () => ({ default: (await withWords(() => import('./TvScreen.tsx'))).TvScreen });
