import { useEffect, useEffectEvent } from 'react';
import { isModalOpen, watchKeys } from '#app/platform/page-scroll.ts';

/** What the keys of the reader ask for. */
export interface ReaderActions {
  /** Screens. Negative upwards. */
  readonly page: (screens: number) => void;
  /** Panels. Negative upwards. */
  readonly panel: (by: 1 | -1) => void;
  readonly toBeginning: () => void;
  readonly toEnd: () => void;
  readonly episode: (which: 'next' | 'previous') => void;
  readonly fullscreen: () => void;
  readonly help: () => void;
  readonly back: () => void;
}

const SCREEN = 0.86;
const STEP = 0.2;

type Act = (actions: ReaderActions) => void;

const KEYS: Readonly<Record<string, Act>> = {
  ArrowDown: ({ page }) => page(STEP),
  ArrowUp: ({ page }) => page(-STEP),
  ArrowRight: ({ page }) => page(SCREEN),
  ArrowLeft: ({ page }) => page(-SCREEN),
  PageDown: ({ page }) => page(SCREEN),
  PageUp: ({ page }) => page(-SCREEN),
  Home: ({ toBeginning }) => toBeginning(),
  End: ({ toEnd }) => toEnd(),
  Escape: ({ back }) => back(),
  j: ({ panel }) => panel(1),
  k: ({ panel }) => panel(-1),
  n: ({ episode }) => episode('next'),
  p: ({ episode }) => episode('previous'),
  f: ({ fullscreen }) => fullscreen(),
  '?': ({ help }) => help(),
};

/** Where keys write or choose something themselves. */
const WRITES = 'input, textarea, select, [contenteditable]';
const PRESSED_BY_SPACE = 'button, a, summary';

const actFor = (event: KeyboardEvent): Act | undefined => {
  const { key, shiftKey } = event;
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  if (target?.closest(WRITES) || isModalOpen()) return undefined;
  if (key === ' ') return target?.closest(PRESSED_BY_SPACE) ? undefined : ({ page }) => page(shiftKey ? -SCREEN : SCREEN);
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
};

/** A screen at a time, as taps in the upper and lower quarter do. */
export const PAGE = SCREEN;

/** Keyboard control of the reader. `?` lists the keys. */
export const useReaderKeys = (actions: ReaderActions): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actFor(event);
    if (!act) return;
    event.preventDefault();
    act(actions);
  });
  useEffect(() => watchKeys(handleKey), []);
};
