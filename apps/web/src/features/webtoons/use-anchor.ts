import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterRouter, jumpTo, scrolledTo, watchPage, windowSize } from '#app/platform/page-scroll.ts';
import { type Anchor, anchorAt, type AnchorBox, toLine } from './anchor.ts';

/** Rounding of the browser: a scroll by less is the echo of our own. Pixels. */
const ECHO = 1.5;

export interface Movement {
  readonly anchor: Anchor;
  /** Pixels. Negative upwards. */
  readonly by: number;
}

interface AnchorOptions {
  /** Start of reading. Null for the top. */
  readonly initial: Anchor | null;
  /** Changes with everything that changes the layout but the size of the window. */
  readonly layout: string;
  readonly onMove: (movement: Movement) => void;
}

/** The panels and ends of a strip as they stand on the page now. */
export const boxesIn = (strip: HTMLElement | null): readonly AnchorBox[] => {
  const scrolled = scrolledTo();
  return [...(strip?.querySelectorAll<HTMLElement>('[data-box]') ?? [])].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { name: element.dataset.box ?? '', top: top + scrolled, height };
  });
};

/**
 * Holds the reader's place: it moves when the reader scrolls, and never because something changed its size. After a
 * change of size the page is scrolled so that the same share of the same panel is in the middle of the window.
 */
export const useAnchor = (strip: RefObject<HTMLElement | null>, { initial, layout, onMove }: AnchorOptions): void => {
  const held = useRef(initial);
  const known = useRef('');
  const settledAt = useRef<number | null>(null);
  const last = useRef(0);
  // The router's scroll to the top of a new page is not the reader's.
  const ready = useRef(false);

  const layoutNow = useEffectEvent((): string => {
    const { width, height } = windowSize();
    return `${layout} ${strip.current?.clientWidth ?? 0} ${width} ${height}`;
  });
  const restore = useEffectEvent(() => {
    known.current = layoutNow();
    const line = held.current && toLine(boxesIn(strip.current), held.current);
    if (line === null) return;
    jumpTo(line - windowSize().height / 2);
    settledAt.current = last.current = scrolledTo();
  });
  const handleResize = useEffectEvent(() => {
    if (layoutNow() !== known.current) restore();
  });
  const handleScroll = useEffectEvent(() => {
    const scrolled = scrolledTo();
    if (!ready.current) return;
    // The browser may have moved the page to keep it within its new length.
    if (layoutNow() !== known.current) return restore();
    if (settledAt.current !== null && Math.abs(scrolled - settledAt.current) < ECHO) return;
    settledAt.current = null;
    held.current = anchorAt(boxesIn(strip.current), scrolled + windowSize().height / 2);
    if (held.current) onMove({ anchor: held.current, by: scrolled - last.current });
    last.current = scrolled;
  });

  useLayoutEffect(() => restore(), [layout]);
  const begin = useEffectEvent(() => {
    restore();
    ready.current = true;
    // A reader who scrolled before hydration keeps the scroll position.
    if (scrolledTo() > 0) handleScroll();
  });
  useEffect(() => afterRouter(begin), []);
  useEffect(() => {
    const observer = new ResizeObserver(handleResize);
    if (strip.current) observer.observe(strip.current);
    const stop = watchPage({ onScroll: handleScroll, onResize: handleResize });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [strip]);
};
