import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { answerFromAhead } from './platform/fetch-ahead.ts';
import { renderedLanguage } from './platform/window.ts';
import { LanguageProvider } from './shell/words.tsx';

const rendered = renderedLanguage();
const language = isOffered(rendered) ? rendered : 'en_us';
await loadWords(language);
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
