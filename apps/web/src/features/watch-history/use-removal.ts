import { useRef, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useRestorable } from '#app/shell/use-restorable.ts';
import { useWords } from '#app/shell/words.tsx';
import type { HistoryView } from './history-view.ts';

type Ids = ReadonlySet<string>;

/** Takes an item or all of them out of the history at once, and back in when the server says no or the person thinks again (LI-22). */
export const useRemoval = () => {
  const { words } = useWords();
  const takeOut = useRestorable();
  const [removed, setRemoved] = useState<Ids>(new Set());
  const [cleared, setCleared] = useState(false);
  const undos = useRef(new Map<string, () => void>());

  const remove = ({ id }: HistoryView) => {
    const undo = takeOut({
      apply: () => setRemoved((ids) => new Set(ids).add(id)),
      undo: () => setRemoved((ids) => new Set([...ids].filter((one) => one !== id))),
      remove: () => api.removeWatching({ content_id: id }),
      restore: api.restoreWatching,
      message: null,
    });
    undos.current.set(id, undo);
  };
  const clear = () => {
    takeOut({
      apply: () => setCleared(true),
      undo: () => setCleared(false),
      remove: () => api.removeAllWatching(),
      restore: api.restoreWatching,
      message: words.watchHistory.cleared,
    });
  };
  return { removed, cleared, remove, restore: ({ id }: HistoryView) => undos.current.get(id)?.(), clear };
};
