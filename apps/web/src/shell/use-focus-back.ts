import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A followed link on a page: its address, and its index among links with the same address. */
interface Place {
  readonly href: string;
  readonly nth: number;
  readonly page: Document;
}

/** History entries whose focus is restored. Further back, the page starts at the top. */
const REMEMBERED = 50;

const linksTo = (page: Document, href: string): readonly HTMLAnchorElement[] =>
  [...page.querySelectorAll('a')].filter((link) => link.href === href);

/**
 * Restores the focus on Back to the link through which the page was left (RT-171). Returns the callback for a followed
 * link.
 */
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
      places.current.delete(key);
      places.current.set(key, { href, page, nth: linksTo(page, href).indexOf(link) });
      for (const oldest of places.current.keys()) if (places.current.size > REMEMBERED) places.current.delete(oldest);
    },
    [key],
  );
};
