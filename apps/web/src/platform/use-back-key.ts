import { isBackKey } from '@madang/player/remote.ts';
import { useEffect, useEffectEvent } from 'react';

/** Calls back on the remote control's Back, under whichever name the television sends it; the player takes its own first. */
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
