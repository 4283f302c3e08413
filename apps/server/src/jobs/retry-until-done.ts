import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 5000;

/** Retries until the work succeeds. Null after an abort. */
export const retryUntilDone = async <T>(
  work: () => Promise<T>,
  onError: (error: unknown) => void,
  { signal, pauseMs = PAUSE_MS }: { readonly signal: AbortSignal; readonly pauseMs?: number },
): Promise<T | null> => {
  while (!signal.aborted) {
    try {
      return await work();
    } catch (error) {
      onError(error);
    }
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return null;
};
