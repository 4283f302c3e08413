import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { loadPart } from '../platform/chunks.ts';
import { renderedLanguage } from '../platform/window.ts';

/** Lazy-loads a module, then the messages that it registered and that are not loaded yet. */
export const withWords = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  const loaded = await loadPart(load());
  const language = renderedLanguage();
  if (isOffered(language)) await loadWords(language);
  return loaded;
};
