import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

const HIDDEN_AFTER_MS = 3000;
/** Across a room the next button is looked for longer. */
const HIDDEN_AFTER_REMOTE_MS = 5000;

interface ControlsShown {
  readonly shown: boolean;
  /** Something happened: show for three more seconds. */
  readonly wake: () => void;
  readonly sleep: () => void;
}

interface ControlsHeld {
  readonly held: boolean;
  /** Worked by a remote control, whose focus is always somewhere: it is taken off what hides. */
  readonly remote: boolean;
}

/** Controls hide after three seconds without activity. Keyboard focus inside keeps them visible. */
export const useControlsShown = (controls: RefObject<HTMLElement | null>, { held, remote }: ControlsHeld): ControlsShown => {
  const [shown, setShown] = useState(true);
  const [woken, setWoken] = useState(0);
  const sleep = (): void => {
    if (remote) controls.current?.querySelector<HTMLElement>(':focus')?.blur();
    setShown(false);
  };
  const hide = useEffectEvent(() => {
    if (!remote && controls.current?.querySelector(':focus-visible')) setWoken((times) => times + 1);
    else sleep();
  });

  useEffect(() => {
    if (held || !shown) return undefined;
    const timer = setTimeout(hide, remote ? HIDDEN_AFTER_REMOTE_MS : HIDDEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [held, shown, woken, remote]);

  const wake = () => {
    setShown(true);
    setWoken((times) => times + 1);
  };
  const handleTab = useEffectEvent(({ key }: KeyboardEvent) => key === 'Tab' && wake());
  useEffect(() => {
    // Hidden controls cannot be focused: they show before the browser moves the focus.
    const page = controls.current?.ownerDocument;
    page?.addEventListener('keydown', handleTab, { capture: true });
    return () => page?.removeEventListener('keydown', handleTab, { capture: true });
  }, [controls]);

  return {
    shown: shown || held,
    wake,
    sleep,
  };
};
