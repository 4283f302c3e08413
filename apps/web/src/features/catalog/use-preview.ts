import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer or the focus rests on a card before it unfolds, in milliseconds. */
const REST_MS = 400;
/** Under this width a card has no room to unfold, in pixels. */
const NARROWEST = 768;

/** Where the card is that unfolds, in the viewport. */
export type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const after = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/**
 * Unfolds a card on which a mouse or a visible focus rests; moving on, Escape and scrolling fold it again. What unfolds is
 * brought while it rests; where it does not come, the card leads to its title as ever.
 */
export const usePreview = <Preview>(bring: () => Promise<Preview>) => {
  const [unfolded, setUnfolded] = useState<{ readonly Preview: Preview; readonly place: Place } | null>(null);
  const resting = useRef<AbortController>(null);

  const close = useCallback(() => {
    resting.current?.abort();
    setUnfolded(null);
  }, []);
  const rest = (element: Element) => {
    resting.current?.abort();
    if (element.ownerDocument.documentElement.clientWidth < NARROWEST) return;
    resting.current = new AbortController();
    const { signal } = resting.current;
    Promise.all([bring(), after(REST_MS, signal)]).then(
      ([Preview]) => {
        if (!signal.aborted) setUnfolded({ Preview, place: element.getBoundingClientRect() });
      },
      () => undefined,
    );
  };
  useEffect(() => () => resting.current?.abort(), []);

  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && rest(event.currentTarget),
    onPointerLeave: close,
    onFocus: (event: FocusEvent<HTMLElement>) =>
      unfolded === null && event.target.matches(':focus-visible') && rest(event.currentTarget),
    onBlur: (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget) && close(),
  };
  return { unfolded, handlers, close };
};
