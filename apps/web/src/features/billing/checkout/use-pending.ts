import type { Followed } from '@madang/contract/billing/billing.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';

/** Between two looks, in milliseconds; a slip is not paid within seconds. */
const LOOK_EVERY_MS = { pending: 3000, action_needed: 3000, waiting: 10_000 } as const;

/** A purchase that is not settled: the bank checks it, asks its buyer, or waits for a slip to be paid. */
export type Pending = Followed & { readonly state: keyof typeof LOOK_EVERY_MS };

/** How a purchase that is under way goes on; null while nobody can be asked. */
const look = async (): Promise<Pending | 'paid' | 'failed' | null> => {
  try {
    const followed = await api.confirmPurchase();
    if (followed === null || followed.state === 'declined') return 'failed';
    return followed.state === 'paid' ? 'paid' : { ...followed, state: followed.state };
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return null;
  }
};

/** Follows a purchase until it is paid or has failed; gives how it stands, as far as it is known. */
export const usePending = (begun: Pending | null, onSettled: (succeeded: boolean) => void): Pending | null => {
  const [pending, setPending] = useState(begun);
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    let isLate = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = begun;
    const wait = (): void => {
      timer = setTimeout(() => void turn(), LOOK_EVERY_MS[known?.state ?? 'pending']);
    };
    const turn = async (): Promise<void> => {
      const found = await look();
      if (isLate) return;
      if (found === 'paid' || found === 'failed') return settle(found === 'paid');
      known = found ?? known;
      setPending(known);
      wait();
    };
    // What was said just now need not be asked for.
    if (begun === null) void turn();
    else wait();
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [begun]);
  return pending;
};
