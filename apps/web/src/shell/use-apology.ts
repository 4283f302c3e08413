import { useToast } from '@madang/ui/Toast.tsx';
import { useCallback } from 'react';
import { paths } from '../paths.ts';
import { useWords } from './words.tsx';

/** Says that something broke and that trying again may help, with the way to the questions that the guide answers (LI-06). */
export const useApology = (): (() => void) => {
  const { words, language } = useWords();
  const toast = useToast();
  return useCallback(
    () => toast(words.shell.outage, 'failed', { label: words.shell.helpCenter, href: paths.help(language) }),
    [toast, words, language],
  );
};
