import { LONGEST_OTHER_REASON } from '@madang/domain/shared/constants.ts';
import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { type CancelReason } from '@madang/domain/subscriptions/cancel-survey.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { type Failure, failureOf } from './failure-of.ts';

/** Cancels with the chosen reasons. `canceled` is the resulting subscription, unless it ended at once. */
export const useCancel = (onOver: () => void) => {
  const { words } = useWords(refusalWords, paymentWords);
  const { payment } = words;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [reasons, setReasons] = useState<readonly CancelReason[]>([]);
  const [other, setOther] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [canceled, setCanceled] = useState<ActiveSubscription | null>(null);
  const isTooLong = other.length > LONGEST_OTHER_REASON;

  const cancel = async () => {
    if (isTooLong) return;
    setBusy(true);
    setFailure(null);
    try {
      const after = await api.cancelSubscription({ reasons: [...reasons], other: other.trim() });
      if (after.resumable) setCanceled(after);
      else {
        toast(payment.canceling.done, 'done');
        onOver();
      }
      await revalidate();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setFailure(failureOf(words, error.reason));
    } finally {
      setBusy(false);
    }
  };

  return {
    reasons,
    toggle: (reason: CancelReason) =>
      setReasons((now) => (now.includes(reason) ? now.filter((one) => one !== reason) : [...now, reason])),
    other,
    setOther,
    isTooLong,
    busy,
    failure,
    canceled,
    cancel: () => void cancel(),
  };
};
