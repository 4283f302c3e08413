import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { type Failure, failureOf } from './failure-of.ts';

/** Withdraws from the purchase of the current plan, then revalidates the page. */
export const useWithdraw = (onDone: () => void) => {
  const { words } = useWords(refusalWords, paymentWords);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const withdraw = async (id: string) => {
    setBusy(true);
    setFailure(null);
    try {
      const { state } = await api.withdrawPurchase({ transaction_id: id });
      toast(words.payment.withdrawing.done[state], state === 'refused' ? undefined : 'done');
      onDone();
      await revalidate();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      const { reason } = error;
      setFailure({ ...failureOf(words, reason), help: reason === null || reason === 'WITHDRAWAL_BY_SUPPORT' });
    } finally {
      setBusy(false);
    }
  };

  return { busy, failure, withdraw: (id: string) => void withdraw(id) };
};
