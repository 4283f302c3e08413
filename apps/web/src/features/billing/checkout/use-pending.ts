import { useEffect, useEffectEvent } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';

/** Between two looks, in milliseconds. */
const LOOK_EVERY_MS = 3000;

/** Whether a payment that is under way has come through; null while nobody knows. */
const look = async (): Promise<boolean | null> => {
  try {
    if ((await api.getActiveSubscription()) !== null) return true;
    const [last] = (await api.listTransactions({ limit: 1 })).objects;
    return last?.state === 'failed' ? false : null;
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    return null;
  }
};

/** Follows a payment that the bank has not answered yet until the subscription is there, or the payment failed. */
export const usePending = (onSettled: (succeeded: boolean) => void): void => {
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    let isLate = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = async (): Promise<void> => {
      const settled = await look();
      if (isLate) return;
      if (settled === null) timer = setTimeout(() => void turn(), LOOK_EVERY_MS);
      else settle(settled);
    };
    void turn();
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, []);
};
