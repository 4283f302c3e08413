import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { renderedLanguage } from './platform/window.ts';
import { LanguageProvider } from './shell/words.tsx';

const rendered = renderedLanguage();
const language = isOffered(rendered) ? rendered : 'en_us';
await loadWords(language);

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
