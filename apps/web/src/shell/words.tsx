import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import { type Words, wordsOf } from '@madang/i18n/catalogues.ts';
import { createContext, use } from 'react';

const LanguageContext = createContext<Language>('en_us');
export const LanguageProvider = LanguageContext.Provider;

/** The interface language, its words, and its BCP 47 tag for everything that Intl formats. */
export const useWords = (): { readonly language: Language; readonly locale: string; readonly words: Words } => {
  const language = use(LanguageContext);
  return { language, locale: BCP47[language], words: wordsOf(language) };
};
