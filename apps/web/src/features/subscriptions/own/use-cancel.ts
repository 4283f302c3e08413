import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { type CancelReason, LONGEST_OTHER_REASON } from '@madang/domain/subscriptions/cancel-survey.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';

/** Why it was not cancelled: a refusal's text, or an outage, for which there is help. */
interface Failure {
  readonly text: string;
  readonly help: boolean;
}

/** Cancels with what was said of why; `canceled` is how the subscription stands then. */
export const useCancel = () => {
  const { words } = useWords(refusalWords);
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
      setCanceled(await api.cancelSubscription({ reasons: [...reasons], other: other.trim() }));
      await revalidate();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setFailure(
        error.reason === null ? { text: words.shell.outage, help: true } : { text: words.refusals[error.reason], help: false },
      );
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
