import type { EmailVerification } from '@madang/contract/accounts/accounts.contract.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { isHidden } from '#app/platform/window.ts';
import type { AlertNews } from '#app/shell/alerts/alert.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { cancelVerification } from '#app/shell/cancel-verification.ts';

/** How often the page asks by itself while it is seen, in milliseconds (AC-41). */
const ASK_MS = 5000;

const isPending = ({ state }: EmailVerification): boolean => state === 'mail_sent' || state === 'waiting';

/** State of the email verification as last returned by the server, and its actions. */
export const useVerification = (told: EmailVerification) => {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'resend' | 'check' | 'cancel' | null>(null);
  const pending = isPending(told);
  const report = useEffectEvent((event: AlertNews) => showAlert({ event, email: told.address }));

  useEffect(() => {
    if (!pending) return undefined;
    const ask = async () => {
      if (isHidden()) return;
      try {
        const { state } = await api.checkVerification({ by: 'page' });
        if (state === told.state) return;
        await revalidate();
        if (state === 'verified') report('EMAIL_VERIFIED');
      } catch (error) {
        // What could not be asked now is asked again.
        if (!isCallFailed(error)) throw error;
      }
    };
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => clearInterval(timer);
  }, [pending, told.state, revalidate]);

  const doing = (what: NonNullable<typeof busy>, work: () => Promise<AlertNews | null>) => async () => {
    setBusy(what);
    try {
      const event = await work();
      if (event !== null) showAlert({ event, email: told.address });
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      showAlert({ event: error.reason });
    } finally {
      setBusy(null);
    }
    await revalidate();
  };

  return {
    pending,
    busy,
    resend: doing('resend', async () => {
      await api.resendVerification();
      return pending ? 'EMAIL_SENT' : null;
    }),
    check: doing('check', async () => {
      const { state } = await api.checkVerification({ by: 'button' });
      return state === 'verified' ? 'EMAIL_VERIFIED' : 'EMAIL_NOT_VERIFIED';
    }),
    cancel: doing('cancel', async () => {
      await cancelVerification();
      return null;
    }),
  };
};
