import { useEffect, useState, useSyncExternalStore } from 'react';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { canKeep } from '#app/platform/offline.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import type { DownloadManager, Downloads } from './downloads.ts';

const NOTHING_YET: Downloads = { items: null };
const subscribeToNothing = () => () => undefined;

/** The download manager loads lazily, for viewers who may have downloads. */
export const loadKeeper = async (): Promise<DownloadManager> => (await import('./downloads.ts')).downloadManager;

interface UsedDownloads {
  readonly items: Downloads['items'];
  /** Null until it has come, and where this browser cannot keep anything. */
  readonly keeper: DownloadManager | null;
  readonly possible: boolean;
}

/** The profile's downloads, kept fresh while the page is shown. Loads nothing unless `wanted`. */
export const useDownloads = (wanted = true): UsedDownloads => {
  const { language } = useWords();
  const [keeper, setKeeper] = useState<DownloadManager | null>(null);
  const hydrated = useIsHydrated();
  // The server gives every browser the benefit of the doubt, so that nothing moves when the page begins to work.
  const possible = !hydrated || canKeep();
  const needed = wanted && hydrated && possible;
  useEffect(() => {
    if (!needed) return undefined;
    return abortOnCleanup(async (signal) => {
      const loaded = await loadKeeper();
      if (signal.aborted) return;
      setKeeper(loaded);
      signal.addEventListener('abort', loaded.lookAfter(language));
    });
  }, [needed, language]);
  const { items } = useSyncExternalStore(
    keeper?.subscribe ?? subscribeToNothing,
    keeper?.getSnapshot ?? (() => NOTHING_YET),
    () => NOTHING_YET,
  );
  return { items, keeper, possible };
};
