import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useRevalidator } from 'react-router';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { type FailureText, failureText } from '#app/shell/failure-text.ts';
import { useWords } from '#app/shell/words.tsx';

/** Withdraws from the purchase of the current plan, then revalidates the page. */
export const useWithdraw = (onDone: () => void) => {
  const { words } = useWords(refusalWords, paymentWords);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, failure, run } = useCall();

  const withdraw = (id: string): void =>
    void run(async () => {
      const { state } = await api.withdrawPurchase({ transaction_id: id });
      toast(words.payment.withdrawing.done[state], state === 'refused' ? undefined : 'done');
      onDone();
      await revalidate();
    });
  const shown: FailureText | null = failure && {
    ...failureText(words, failure),
    help: failure.reason === null || failure.reason === 'WITHDRAWAL_BY_SUPPORT',
  };

  return { busy, failure: shown, withdraw };
};
