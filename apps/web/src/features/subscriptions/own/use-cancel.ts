import { MAX_OTHER_REASON_LENGTH } from '@madang/domain/shared/constants.ts';
import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { type CancelReason } from '@madang/domain/subscriptions/cancel-survey.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { failureText } from '#app/shell/failure-text.ts';
import { useWords } from '#app/shell/words.tsx';

/** Cancels with the chosen reasons. `canceled` is the resulting subscription, unless it ended at once. */
export const useCancel = (onOver: () => void) => {
  const { words } = useWords(refusalWords, paymentWords);
  const { payment } = words;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [reasons, setReasons] = useState<readonly CancelReason[]>([]);
  const [other, setOther] = useState('');
  const { busy, failure, run } = useCall();
  const [canceled, setCanceled] = useState<ActiveSubscription | null>(null);
  const isTooLong = other.length > MAX_OTHER_REASON_LENGTH;

  const cancel = async () => {
    if (isTooLong) return;
    await run(async () => {
      const after = await api.cancelSubscription({ reasons: [...reasons], other: other.trim() });
      if (after.resumable) setCanceled(after);
      else {
        toast(payment.canceling.done, 'done');
        onOver();
      }
      await revalidate();
    });
  };

  return {
    reasons,
    toggle: (reason: CancelReason) =>
      setReasons((now) => (now.includes(reason) ? now.filter((one) => one !== reason) : [...now, reason])),
    other,
    setOther,
    isTooLong,
    busy,
    failure: failure && failureText(words, failure),
    canceled,
    cancel: () => void cancel(),
  };
};
