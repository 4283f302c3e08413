import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** How long a pointer or the focus rests on a card before it unfolds, in milliseconds. */
export const REST_MS = 400;
/** Under this width a card has no room to unfold, in pixels. */
export const NARROWEST = 768;

/** Where the picture of the card is that unfolds, in the viewport. */
export type CardPlace = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
/** What rests on a card. Only under a pointer does anything move. */
export type RestedBy = 'pointer' | 'focus';

const after = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** The place of the poster or still: a card in the charts has its numeral beside it, and captions stand below. */
const placeOf = (card: Element): CardPlace => (card.querySelector('img') ?? card).getBoundingClientRect();

/**
 * Expands a card after hover or visible focus. Leaving it, Escape and scrolling collapse it. The preview lazy-loads
 * during the delay, and if that fails the card remains a link.
 */
export const usePreview = <Preview>(load: () => Promise<Preview>) => {
  const [unfolded, setUnfolded] = useState<{
    readonly Preview: Preview;
    readonly place: CardPlace;
    readonly by: RestedBy;
  } | null>(null);
  const resting = useRef<AbortController>(null);

  const close = useCallback(() => {
    resting.current?.abort();
    setUnfolded(null);
  }, []);
  const rest = (element: Element, by: RestedBy) => {
    resting.current?.abort();
    if (element.ownerDocument.documentElement.clientWidth < NARROWEST) return;
    resting.current = new AbortController();
    const { signal } = resting.current;
    Promise.all([load(), after(REST_MS, signal)]).then(
      ([Preview]) => {
        if (!signal.aborted) setUnfolded({ Preview, place: placeOf(element), by });
      },
      () => undefined,
    );
  };
  useEffect(() => () => resting.current?.abort(), []);

  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => event.pointerType === 'mouse' && rest(event.currentTarget, 'pointer'),
    onPointerLeave: close,
    onFocus: (event: FocusEvent<HTMLElement>) =>
      unfolded === null && event.target.matches(':focus-visible') && rest(event.currentTarget, 'focus'),
    onBlur: (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget) && close(),
  };
  return { unfolded, handlers, close };
};
