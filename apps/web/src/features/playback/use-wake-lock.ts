import type { PlayerStore } from '@madang/player/store.ts';
import { useEffect } from 'react';

import { usePlayerValue } from './use-player-value.ts';

/** The screen stays on while the film plays, and may go dark as soon as it does not. */
export const useWakeLock = (store: PlayerStore, page: Document): void => {
  const plays = usePlayerValue(store, ({ status, paused }) => status === 'ready' && !paused);

  useEffect(() => {
    const lock = page.defaultView?.navigator.wakeLock;
    // Insecure pages and some browsers have none
    if (!plays || !lock) return undefined;
    let held: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    // The browser refuses on a low battery, and takes the lock back from a page that is not seen
    const hold = (): void => {
      if (!page.hidden) held = lock.request('screen').catch(() => null);
    };
    hold();
    page.addEventListener('visibilitychange', hold);
    return () => {
      page.removeEventListener('visibilitychange', hold);
      void held.then((sentinel) => sentinel?.release());
    };
  }, [plays, page]);
};
