import { api } from './api.ts';
import { chunkErrorOf, PRELOAD_ERROR } from './chunks.ts';

/** One deployment in the middle of a visit takes many chunks away: the first ones of each kind say enough. */
const MAX_REPORTS = 5;

/** Names and reports every chunk that could not be loaded. Nothing of this may come later: its own chunk would be gone as well. */
export const reportChunkFailures = (): void => {
  const reports = new Map<string, number>();
  window.addEventListener(PRELOAD_ERROR, (event) => {
    const failure = chunkErrorOf((event as Event & { readonly payload?: unknown }).payload);
    // Without a network every chunk fails, and no report arrives.
    if (!failure || !navigator.onLine) return;
    const { code, message } = failure;
    const before = reports.get(code) ?? 0;
    if (before >= MAX_REPORTS) return;
    reports.set(code, before + 1);
    api.trackError({ code, message: message.slice(0, 500), path: window.location.pathname.slice(0, 300) }).catch(() => undefined);
  });
};
