import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { renderedLanguage } from './platform/window.ts';

const language = renderedLanguage();
await loadWords(isOffered(language) ? language : 'en_us');

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
