import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import type { HistoryView } from './history-view.ts';

type Ids = ReadonlySet<string>;
const withId = (ids: Ids, id: string): Ids => new Set(ids).add(id);
const withoutId = (ids: Ids, id: string): Ids => new Set([...ids].filter((one) => one !== id));

/** Takes an item out of the history at once, and back in when the server says no or the person thinks again (LI-22). */
export const useRemoval = () => {
  const { words } = useWords();
  const toast = useToast();
  const [removed, setRemoved] = useState<Ids>(new Set());

  const change = async (id: string, [apply, undo]: readonly [typeof withId, typeof withId], call: () => Promise<unknown>) => {
    setRemoved((ids) => apply(ids, id));
    try {
      await call();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setRemoved((ids) => undo(ids, id));
      toast(words.refusals.OUTAGE, 'failed');
    }
  };

  return {
    removed,
    remove: ({ id }: HistoryView) => void change(id, [withId, withoutId], () => api.removeWatching({ content_id: id })),
    // There is nothing else to give back than where one was.
    restore: ({ id, position }: HistoryView) =>
      void change(id, [withoutId, withId], () =>
        api.trackWatch({ content_id: id, event: 'stop', position, sequence: 0, playback_id: crypto.randomUUID() }),
      ),
  };
};
