import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect } from 'react';
import { useIsOnline } from '#app/platform/window.ts';

/** A film that failed for want of a network goes on by itself when there is one again. */
export const useReturnOfNetwork = (store: PlayerStore): void => {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline && store.getSnapshot().error?.code === 'NETWORK_FAILED') store.request({ type: 'retry' });
  }, [isOnline, store]);
};
