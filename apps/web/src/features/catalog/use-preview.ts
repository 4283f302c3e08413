import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer or the focus rests on a card before it unfolds, in milliseconds. */
const REST_MS = 400;
/** Under this width a card has no room to unfold, in pixels. */
const NARROWEST = 768;

/** Where the card is that unfolds, in the viewport. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Unfolds a card on which a mouse or a visible focus rests; moving on, Escape and scrolling fold it again. */
export const usePreview = () => {
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setPlace(null);
  }, []);
  const rest = (element: Element) => {
    clearTimeout(timer.current);
    if (element.ownerDocument.documentElement.clientWidth < NARROWEST) return;
    timer.current = setTimeout(() => setPlace(element.getBoundingClientRect()), REST_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && rest(event.currentTarget),
    onPointerLeave: close,
    onFocus: (event: FocusEvent<HTMLElement>) =>
      place === null && event.target.matches(':focus-visible') && rest(event.currentTarget),
    onBlur: (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget) && close(),
  };
  return { place, handlers, close };
};
