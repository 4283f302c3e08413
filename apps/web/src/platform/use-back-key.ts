import { isBackKey } from '@madang/player/remote.ts';
import { useEffect, useEffectEvent } from 'react';

/** Handles Back on a remote control, under any name televisions send. The player handles it first. */
export const useBackKey = (onBack: () => void): void => {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isBackKey(event)) return;
    event.preventDefault();
    onBack();
  });
  useEffect(() => {
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
};
