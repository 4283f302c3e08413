import { LIVE_RETRY_SECONDS, LIVE_RECOVERY_SECONDS } from '@madang/domain/shared/constants.ts';
import { useSyncExternalStore } from 'react';

/** Retry times of the live channel: the defaults until the menu's config has them. */
const createLiveTimes = () => {
  let retryMs = LIVE_RETRY_SECONDS * 1000;
  let recoveryMs = LIVE_RECOVERY_SECONDS * 1000;
  const listeners = new Set<() => void>();
  const recovery = (): number => recoveryMs;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    /** Takes the times of the menu's config. */
    setLiveTimes: (retrySeconds: number, recoverySeconds: number): void => {
      retryMs = retrySeconds * 1000;
      recoveryMs = recoverySeconds * 1000;
      for (const listener of listeners) listener();
    },
    /** Milliseconds after a failed call for the channel's state (LV-11). */
    liveRetryMs: (): number => retryMs,
    /** Milliseconds between attempts to play the channel again (LV-12). */
    useLiveRecoveryMs: (): number => useSyncExternalStore(subscribe, recovery, recovery),
  };
};

/** The times of this page. */
export const { setLiveTimes, liveRetryMs, useLiveRecoveryMs } = createLiveTimes();
