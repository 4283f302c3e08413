import { fill } from '@madang/i18n/fill.ts';
import { useCallback, useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useRestorable } from '#app/shell/use-restorable.ts';
import { useWords } from '#app/shell/words.tsx';
import type { WatchingView } from './watching-view.ts';

/** Takes a title out of the row at once, and puts it back when the server says no or the person thinks again (LI-22). */
export const useForget = (items: readonly WatchingView[]) => {
  const { words } = useWords();
  const takeOut = useRestorable();
  const [forgotten, setForgotten] = useState<ReadonlySet<string>>(new Set());

  const forget = useCallback(
    ({ titleId, title }: WatchingView) => {
      takeOut({
        apply: () => setForgotten((ids) => new Set(ids).add(titleId)),
        undo: () => setForgotten((ids) => new Set([...ids].filter((id) => id !== titleId))),
        remove: () => api.removeWatching({ content_id: titleId }),
        restore: api.restoreWatching,
        message: fill(words.watchHistory.removed, { title }),
      });
    },
    [takeOut, words],
  );
  return { items: items.filter(({ titleId }) => !forgotten.has(titleId)), forget };
};
