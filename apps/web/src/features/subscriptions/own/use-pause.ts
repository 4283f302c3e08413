import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import type { PauseMonths } from '@madang/domain/subscriptions/pause.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useRevalidator } from 'react-router';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { failureText } from '#app/shell/failure-text.ts';
import { useWords } from '#app/shell/words.tsx';

/** Pauses the subscription for some months, then revalidates the page. */
export const usePause = (onDone: (subscription: ActiveSubscription) => void) => {
  const { words } = useWords(refusalWords);
  const { revalidate } = useRevalidator();
  const { busy, failure, run } = useCall();

  const pause = (months: PauseMonths): void =>
    void run(async () => {
      onDone(await api.pauseSubscription({ months }));
      await revalidate();
    });

  return { busy, failure: failure && failureText(words, failure), pause };
};
