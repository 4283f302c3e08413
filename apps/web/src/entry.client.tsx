import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadShelf } from './features/favorites/index.ts';
import { loadContinueWatchingRail } from './features/watch-history/index.ts';
import { DEVICE_COOKIE, PROFILE_COOKIE, readCookie } from './platform/cookies.ts';
import { installPrefetchedResponses } from './fast-path/react-router/prefetched-data.ts';
import { reportChunkFailures } from './platform/chunk-failures.ts';
import { registerOffline } from './platform/offline-registration.ts';
import { forgiveTransitions } from './platform/view-transitions.ts';
import { currentPath, renderedLanguage } from './platform/window.ts';
import { loadPersonItems } from './shell/Header.tsx';
import { findPage } from './shell/page-of.ts';
import { LanguageProvider } from './shell/words.tsx';

reportChunkFailures();
const rendered = renderedLanguage();
const language = isOffered(rendered) ? rendered : 'en_us';
/** Around a film there is no header, and no rail beside it. */
const isFilm = findPage(currentPath()) === 'video';
/** Preloads the viewer's own parts before hydration. When it fails they load on render and report their own failure. */
const loadOwnItems = () => Promise.allSettled([loadShelf(), ...(isFilm ? [] : [loadPersonItems(), loadContinueWatchingRail()])]);
/** Who has not chosen a profile yet has a menu all the same. */
const loadForVisitor = () => {
  if (readCookie(PROFILE_COOKIE.name) !== null) return loadOwnItems();
  return readCookie(DEVICE_COOKIE) === null ? null : Promise.allSettled([loadPersonItems()]);
};
await Promise.all([loadWords(language), loadForVisitor()]);
// The preloaded parts may have registered messages after the first ones were loaded.
await loadWords(language);
installPrefetchedResponses();
forgiveTransitions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider value={language}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  );
});

registerOffline();
