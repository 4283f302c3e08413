import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { lazy } from 'react';
import { renderedLanguage } from '../platform/window.ts';

/** The player comes with its words when something is played: without a network, from what is kept. */
export const KeptPlayer = lazy(async () => {
  const { KeptPlayer: player } = await import('../features/playback/index.ts');
  const language = renderedLanguage();
  if (isOffered(language)) await loadWords(language);
  return { default: player };
});
