import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import type { PauseMonths } from '@madang/domain/subscriptions/pause.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { type Failure, failureOf } from './failure-of.ts';

/** Pauses the subscription for some months, then revalidates the page. */
export const usePause = (onDone: (subscription: ActiveSubscription) => void) => {
  const { words } = useWords(refusalWords);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const pause = async (months: PauseMonths) => {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await api.pauseSubscription({ months }));
      await revalidate();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setFailure(failureOf(words, error.reason));
    } finally {
      setBusy(false);
    }
  };

  return { busy, failure, pause: (months: PauseMonths) => void pause(months) };
};
