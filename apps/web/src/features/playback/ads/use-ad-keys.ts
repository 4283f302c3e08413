import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

interface AdActions {
  readonly togglePlay: () => void;
  readonly toggleMuted: () => void;
  readonly toggleFullscreen: () => void;
  readonly skip: () => void;
}

const MEANINGS: Readonly<Record<string, keyof AdActions>> = {
  ' ': 'togglePlay',
  k: 'togglePlay',
  m: 'toggleMuted',
  f: 'toggleFullscreen',
  s: 'skip',
};

/** Keyboard shortcuts during ads. Buttons and links keep the keys that activate them. */
export const useAdKeys = (frame: RefObject<HTMLElement | null>, actions: AdActions): void => {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    if (event.defaultPrevented || ctrlKey || altKey || metaKey) return;
    const isOnControl = target instanceof Element && target.matches('button, a[href]');
    const meaning = isOnControl && key === ' ' ? undefined : MEANINGS[key.toLowerCase()];
    if (!meaning) return;
    event.preventDefault();
    actions[meaning]();
  });
  useEffect(() => {
    const page = frame.current?.ownerDocument;
    page?.addEventListener('keydown', answer);
    return () => page?.removeEventListener('keydown', answer);
  }, [frame]);
};
