import { withWords } from '#app/shell/with-words.ts';

/** Lazy-loads the TV screen: only the browser knows whether the television is signed in. */
export const loadTvScreen = async () => ({ default: (await withWords(() => import('./TvScreen.tsx'))).TvScreen });
