import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

const HIDDEN_AFTER_MS = 3000;

interface ControlsShown {
  readonly shown: boolean;
  /** Something happened: show for three more seconds. */
  readonly wake: () => void;
  readonly sleep: () => void;
}

/** Controls hide after three seconds without a sign of the viewer; keyboard focus inside them keeps them. */
export const useControlsShown = (controls: RefObject<HTMLElement | null>, held: boolean): ControlsShown => {
  const [shown, setShown] = useState(true);
  const [woken, setWoken] = useState(0);
  const hide = useEffectEvent(() => {
    if (controls.current?.querySelector(':focus-visible')) setWoken((times) => times + 1);
    else setShown(false);
  });

  useEffect(() => {
    if (held || !shown) return undefined;
    const timer = setTimeout(hide, HIDDEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [held, shown, woken]);

  const wake = () => {
    setShown(true);
    setWoken((times) => times + 1);
  };
  const handleTab = useEffectEvent(({ key }: KeyboardEvent) => key === 'Tab' && wake());
  useEffect(() => {
    // What is hidden cannot be reached: it shows before the browser looks for the next place of the focus.
    const page = controls.current?.ownerDocument;
    page?.addEventListener('keydown', handleTab, { capture: true });
    return () => page?.removeEventListener('keydown', handleTab, { capture: true });
  }, [controls]);

  return {
    shown: shown || held,
    wake,
    sleep: () => setShown(false),
  };
};
