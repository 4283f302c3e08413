import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { bringShelf } from './features/favorites/index.ts';
import { bringContinueWatching } from './features/watch-history/index.ts';
import { PROFILE_COOKIE, readCookie } from './platform/cookies.ts';
import { answerFromAhead } from './platform/fetch-ahead.ts';
import { currentPath, renderedLanguage } from './platform/window.ts';
import { bringProfileMenu } from './shell/Header.tsx';
import { pageOf } from './shell/page-of.ts';
import { LanguageProvider } from './shell/words.tsx';

const rendered = renderedLanguage();
const language = isOffered(rendered) ? rendered : 'en_us';
/** Around a film there is no header, and no rail beside it. */
const isFilm = pageOf(currentPath()) === 'video';
/** What pages show of somebody's own; without it they are asked for again when they are shown, and say so where that fails. */
const bringOwn = () => Promise.allSettled([bringShelf(), ...(isFilm ? [] : [bringProfileMenu(), bringContinueWatching()])]);
await Promise.all([loadWords(language), readCookie(PROFILE_COOKIE.name) === null ? null : bringOwn()]);
answerFromAhead();

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
