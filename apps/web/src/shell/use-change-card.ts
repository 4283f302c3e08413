import { useLocation, useNavigate } from 'react-router';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { paths } from '../paths.ts';
import { dropCookie, readCookie, REDIRECT_CARD_COOKIE, writeCookie } from '../platform/cookies.ts';
import { useWords } from './words.tsx';

/** Opens the page to update a card, which returns here or to `then` (ER-57, BI-101). */
export const useChangeCard = (): ((then?: string) => void) => {
  const { language } = useWords();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (then = pathname + search) => {
    writeCookie(REDIRECT_CARD_COOKIE, then);
    void navigate(paths.billingInfo(language));
  };
};

/** Reads and clears the page to return to after a card was updated. Null when there is none. */
export const takeCardOrigin = (): string | null => {
  const origin = ownPath(readCookie(REDIRECT_CARD_COOKIE.name));
  dropCookie(REDIRECT_CARD_COOKIE);
  return origin;
};
