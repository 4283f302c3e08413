import type { Language } from '@madang/domain/shared/language.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { refusalText } from './refusal-text.ts';

/** What the server refused a call for, in words that are fetched first where no screen of the page says them. */
export const loadReasonText = async (language: Language, reason: Refusal): Promise<string> => {
  await loadWords(language);
  return refusalText(loadedWords(language, refusalWords), reason);
};
