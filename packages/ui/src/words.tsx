import { createContext, use } from 'react';

/** The few words that parts need for their own controls; the application lends them in the reader's language. */
export interface PartWords {
  readonly previous: string;
  readonly next: string;
  readonly close: string;
  readonly showPassword: string;
  readonly hidePassword: string;
}

const WordsContext = createContext<PartWords | null>(null);
export const PartWordsProvider = WordsContext.Provider;

export const usePartWords = (): PartWords => {
  const words = use(WordsContext);
  if (!words) throw new Error('PartWordsProvider is missing above this part');
  return words;
};
