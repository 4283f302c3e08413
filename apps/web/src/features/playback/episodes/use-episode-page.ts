import { useEffect, useEffectEvent, useState } from 'react';

import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import type { EpisodePage, EpisodeShelf } from './episode-shelf.ts';

/** The page of episodes that is open: first the one that holds what plays. */
export const useEpisodePage = (shelf: EpisodeShelf) => {
  const [wanted, setWanted] = useState<{ readonly offset: number | null; readonly attempt: number }>({
    offset: null,
    attempt: 1,
  });
  const [page, setPage] = useState<EpisodePage | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(shelf.read);

  useEffect(
    () =>
      abortOnCleanup((signal) =>
        read(wanted.offset).then(
          (found) => {
            if (signal.aborted) return;
            setFailed(false);
            setPage(found);
          },
          () => !signal.aborted && setFailed(true),
        ),
      ),
    [wanted],
  );

  return {
    page: hasFailed ? null : page,
    hasFailed,
    turnTo: (offset: number) => setWanted({ offset, attempt: 1 }),
    retry: () => setWanted(({ offset, attempt }) => ({ offset, attempt: attempt + 1 })),
  };
};
