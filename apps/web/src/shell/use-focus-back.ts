import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where on a page somebody went on from: a link, by its address and its place among those with the same. */
interface Place {
  readonly href: string;
  readonly nth: number;
  readonly page: Document;
}

const linksTo = (page: Document, href: string): readonly HTMLAnchorElement[] =>
  [...page.querySelectorAll('a')].filter((link) => link.href === href);

/** Going back puts the focus on the link through which the page was left (RT-171); gives what is to be called when one is followed. */
export const useFocusBack = (): ((link: HTMLAnchorElement) => void) => {
  const { key } = useLocation();
  const kind = useNavigationType();
  const places = useRef(new Map<string, Place>());

  useEffect(() => {
    const place = places.current.get(key);
    if (kind !== 'POP' || !place) return;
    linksTo(place.page, place.href)[place.nth]?.focus({ preventScroll: true });
  }, [key, kind]);

  return useCallback(
    (link) => {
      const { href, ownerDocument: page } = link;
      places.current.set(key, { href, page, nth: linksTo(page, href).indexOf(link) });
    },
    [key],
  );
};
