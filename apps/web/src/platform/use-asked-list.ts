import { useState } from 'react';
import { isCallFailed } from './api.ts';
import type { ListPart } from './use-growing-list.ts';

/** A list from loader data with a "more" button. Fresh loader data resets it. */
export const useAskedList = <Item extends { readonly id: string }>(
  given: ListPart<Item>,
  read: (offset: number) => Promise<ListPart<Item>>,
) => {
  const [held, setHeld] = useState({ given, list: given });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { items, total } = held.given === given ? held.list : given;

  const more = async () => {
    setState('loading');
    try {
      const next = await read(items.length);
      const known = new Set(items.map(({ id }) => id));
      setHeld({ given, list: { items: [...items, ...next.items.filter(({ id }) => !known.has(id))], total: next.total } });
      setState('idle');
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setState('failed');
    }
  };
  /** One of them is another now. */
  const replace = (item: Item): void =>
    setHeld({ given, list: { items: items.map((one) => (one.id === item.id ? item : one)), total } });

  return { items, total, state, more: () => void more(), replace };
};
