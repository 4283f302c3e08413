import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadStateOf, useCall } from './use-call.ts';
import { whenNear } from './when-near.ts';

/** How near its end a list fetches the next page. */
const NEAR = '800px 0px';

export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

interface GrowingList<Item> extends ListPart<Item> {
  /** Offset of the first item. */
  readonly offset: number;
}

const withoutRepeats = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/**
 * A list that the page began and that grows by scrolling or by asking. `gone` counts the items that were taken away
 * since: what follows them has moved up by as many places.
 */
export const useGrowingList = <Item extends { readonly id: string }>(
  begun: GrowingList<Item>,
  read: (offset: number) => Promise<ListPart<Item>>,
  gone: number,
) => {
  const [list, setList] = useState({ items: begun.items, reached: begun.offset + begun.items.length, total: begun.total });
  const call = useCall();
  const state = loadStateOf(call);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = list.reached < list.total;

  const load = async () => {
    const { items, total } = await read(list.reached - gone);
    const reached = items.length === 0 ? total + gone : list.reached + items.length;
    setList((now) => ({ items: withoutRepeats([...now.items, ...items]), reached, total: total + gone }));
  };
  const more = () => void (hasMore && call.run(load));
  const handleNear = useEffectEvent(more);

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || state !== 'idle') return;
    return whenNear(element, NEAR, () => handleNear());
    // The observer is set up again for each page, so that a tall screen loads until it is full.
  }, [list.reached, state, hasMore]);

  return { ...list, state, hasMore, end, more };
};
