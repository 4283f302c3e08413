import { useState } from 'react';
import { useLoadMore } from './use-load-more.ts';

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
 * A list that begins with loader data and grows page by page (`useLoadMore`). `gone` counts the items removed since:
 * later items have moved up by as many places.
 */
export const useGrowingList = <Item extends { readonly id: string }>(
  begun: GrowingList<Item>,
  read: (offset: number) => Promise<ListPart<Item>>,
  gone: number,
) => {
  const [list, setList] = useState({ items: begun.items, reached: begun.offset + begun.items.length, total: begun.total });
  const load = async () => {
    const { items, total } = await read(list.reached - gone);
    const reached = items.length === 0 ? total + gone : list.reached + items.length;
    setList((now) => ({ items: withoutRepeats([...now.items, ...items]), reached, total: total + gone }));
  };
  return { ...list, ...useLoadMore(load, list) };
};
