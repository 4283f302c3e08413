import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { moveAround } from '@madang/ui/spatial.ts';
import { useMediaQuery } from '#app/platform/window.ts';

/** How long a slide stays, in milliseconds: time to read it twice. */
const STAYS_MS = 9000;
/** How long before its turn the pictures of a slide are fetched, in milliseconds. */
const FETCHED_MS = 3000;
/** A finger has to travel this far, in pixels. */
const SWIPE = 48;

/** The current slide. It advances until the viewer points at it, focuses it, pauses it or prefers reduced motion. */
export const useSlides = (count: number) => {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [current, show] = useState(0);
  const [held, hold] = useState(false);
  const [watched, setWatched] = useState(false);
  /** The slide whose turn ends soon. */
  const [ending, setEnding] = useState<number | null>(null);
  const finger = useRef<number | null>(null);
  const moves = count > 1 && !held && !still;
  const turns = moves && !watched;
  const next = (current + 1) % count;

  useEffect(() => {
    if (!turns) return;
    const timers = [
      setTimeout(() => setEnding(current), STAYS_MS - FETCHED_MS),
      setTimeout(() => show((current + 1) % count), STAYS_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [turns, count, current]);

  const step = (by: number) => show((current + by + count) % count);
  return {
    current,
    /** The next slide when it may come soon, else the current one. */
    due: watched || ending === current ? next : current,
    show,
    /** Whether it may change by itself. */
    moves,
    /** Nothing to stop where nothing moves. */
    canMove: count > 1 && !still,
    toggleMotion: () => hold(moves),
    surface: {
      onPointerEnter: () => setWatched(true),
      onPointerLeave: () => setWatched(false),
      onFocus: () => setWatched(true),
      onBlur: () => setWatched(false),
      onTouchStart: (event: TouchEvent) => {
        finger.current = event.touches[0]?.clientX ?? null;
      },
      onTouchEnd: (event: TouchEvent) => {
        const end = event.changedTouches[0]?.clientX;
        if (finger.current === null || end === undefined) return;
        const way = end - finger.current;
        if (Math.abs(way) >= SWIPE) step(way < 0 ? 1 : -1);
      },
    },
    /** Arrow keys, Home and End on the dots. */
    walk: (event: KeyboardEvent<HTMLElement>) => {
      const to = moveAround(event.key, current, count);
      if (to === null) return;
      event.preventDefault();
      show(to);
      event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    },
  };
};
