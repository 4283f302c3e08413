import { useState } from 'react';
import { loadStateOf, useCall } from './use-call.ts';
import type { ListPart } from './use-growing-list.ts';

/** A list from loader data with a "more" button. Fresh loader data resets it. */
export const useAskedList = <Item extends { readonly id: string }>(
  given: ListPart<Item>,
  read: (offset: number) => Promise<ListPart<Item>>,
) => {
  const [held, setHeld] = useState({ given, list: given });
  const call = useCall();
  const { items, total } = held.given === given ? held.list : given;

  const more = async () => {
    const next = await read(items.length);
    const known = new Set(items.map(({ id }) => id));
    setHeld({ given, list: { items: [...items, ...next.items.filter(({ id }) => !known.has(id))], total: next.total } });
  };
  /** One of them is another now. */
  const replace = (item: Item): void =>
    setHeld({ given, list: { items: items.map((one) => (one.id === item.id ? item : one)), total } });

  return { items, total, state: loadStateOf(call), more: () => void call.run(more), replace };
};
