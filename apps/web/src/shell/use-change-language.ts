import type { Language } from '@madang/domain/shared/language.ts';
import { useLocation } from 'react-router';
import { inLanguage } from '../paths.ts';
import { LANGUAGE_COOKIE, writeCookie } from '../platform/cookies.ts';
import { visit } from '../platform/window.ts';

/** Switches this page to another language and remembers it for a year (HF-16, IN-14). */
export const useChangeLanguage = (): ((language: Language) => void) => {
  const { pathname, search } = useLocation();
  return (language) => {
    writeCookie(LANGUAGE_COOKIE, language);
    visit(inLanguage(pathname, language) + search);
  };
};
