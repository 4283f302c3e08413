import { formatLocale, type Language } from '@madang/domain/shared/language.ts';
import { type Part, loadedWords, type WordsWith } from '@madang/i18n/catalogues.ts';
import { createContext, use } from 'react';

const LanguageContext = createContext<Language>('en_us');
export const LanguageProvider = LanguageContext.Provider;

/** Where the request came from (ISO 3166): decides how Spanish writes prices and numbers. */
const CountryContext = createContext<string | null>(null);
export const CountryProvider = CountryContext.Provider;

interface LoadedMessages<Parts extends readonly Part[]> {
  readonly language: Language;
  readonly locale: string;
  readonly words: WordsWith<Parts>;
}

/**
 * Interface language, its messages, and the BCP 47 tag for Intl. Messages that not every page needs come with the named
 * parts. Importing a part adds it to the page's bundle.
 */
export const useWords = <Parts extends readonly Part[]>(...parts: Parts): LoadedMessages<Parts> => {
  const language = use(LanguageContext);
  const country = use(CountryContext);
  return { language, locale: formatLocale(language, country), words: loadedWords(language, ...parts) };
};
