import { useToast } from '@madang/ui/Toast.tsx';
import { useCallback, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import type { WatchingView } from './watching-view.ts';

/** Takes a title out of the row at once, and puts it back when the server says no (LI-22). */
export const useForget = (items: readonly WatchingView[]) => {
  const { words } = useWords();
  const toast = useToast();
  const [forgotten, setForgotten] = useState<ReadonlySet<string>>(new Set());

  const forget = useCallback(
    async ({ titleId }: WatchingView) => {
      setForgotten((ids) => new Set(ids).add(titleId));
      try {
        await api.removeWatching({ content_id: titleId });
      } catch (error) {
        if (!isCallFailed(error)) throw error;
        setForgotten((ids) => new Set([...ids].filter((id) => id !== titleId)));
        toast(words.refusals.OUTAGE, 'failed');
      }
    },
    [toast, words],
  );
  return { items: items.filter(({ titleId }) => !forgotten.has(titleId)), forget: (item: WatchingView) => void forget(item) };
};
