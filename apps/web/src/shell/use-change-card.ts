import { useLocation, useNavigate } from 'react-router';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { paths } from '../paths.ts';
import { dropCookie, readCookie, REDIRECT_CARD_COOKIE, writeCookie } from '../platform/cookies.ts';
import { useWords } from './words.tsx';

/** Leads to where a card is put right, and from there back again, or to `then` (ER-57, BI-101). */
export const useChangeCard = (): ((then?: string) => void) => {
  const { language } = useWords();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (then = pathname + search) => {
    writeCookie(REDIRECT_CARD_COOKIE, then);
    void navigate(paths.billingInfo(language));
  };
};

/** Where somebody who has put a card right came from, if they came for that; it is told once. */
export const takeCardOrigin = (): string | null => {
  const origin = ownPath(readCookie(REDIRECT_CARD_COOKIE.name));
  dropCookie(REDIRECT_CARD_COOKIE);
  return origin;
};
