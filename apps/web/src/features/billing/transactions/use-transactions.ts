import { useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { readTransactions, type TransactionPart } from './transaction-view.ts';

/** The payments that the page brought, and more of them each time somebody asks; what the page brings anew begins again. */
export const useTransactions = (given: TransactionPart) => {
  const [held, setHeld] = useState({ given, list: given });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { items, total } = held.given === given ? held.list : given;

  const more = async () => {
    setState('loading');
    try {
      const next = await readTransactions(api, items.length);
      const known = new Set(items.map(({ id }) => id));
      setHeld({ given, list: { items: [...items, ...next.items.filter(({ id }) => !known.has(id))], total: next.total } });
      setState('idle');
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setState('failed');
    }
  };

  return { items, total, state, more: () => void more() };
};
