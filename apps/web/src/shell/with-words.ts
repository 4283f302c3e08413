import { isOffered, loadWords } from '@madang/i18n/catalogues.ts';
import { loadPart } from '../platform/chunks.ts';
import { renderedLanguage } from '../platform/window.ts';

/** Brings a module that comes when it is needed, and then the words that it speaks and nobody has asked for before. */
export const withWords = async <Brought>(bring: () => Promise<Brought>): Promise<Brought> => {
  const brought = await loadPart(bring());
  const language = renderedLanguage();
  if (isOffered(language)) await loadWords(language);
  return brought;
};
