import { useEffect, useEffectEvent, useRef } from 'react';
import { loadStateOf, useCall } from './use-call.ts';
import { whenNear } from './when-near.ts';

/** How near its end a list loads the next page. */
const NEAR = '800px 0px';

/**
 * Infinite scroll: `load` runs when the element at `end` comes near, or on request through `more`. `reached` is the
 * number of items requested so far, and must change with every page.
 */
export const useLoadMore = (
  load: () => Promise<void>,
  { reached, total }: { readonly reached: number; readonly total: number },
) => {
  const end = useRef<HTMLDivElement>(null);
  const call = useCall();
  const state = loadStateOf(call);
  const hasMore = reached < total;
  const more = () => void (hasMore && call.run(load));
  const handleNear = useEffectEvent(more);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || state !== 'idle') return;
    return whenNear(element, NEAR, () => handleNear());
    // The observer is set up again for each page, so that a tall screen loads until it is full.
  }, [reached, state, hasMore]);

  return { state, hasMore, end, more };
};
