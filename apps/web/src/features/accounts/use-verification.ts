import type { EmailVerification } from '@madang/contract/accounts/accounts.contract.ts';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/platform/api.ts';
import { ignoreFailure } from '#app/platform/call-failures.ts';
import { useCalls } from '#app/platform/use-call.ts';
import { isHidden } from '#app/platform/window.ts';
import type { AlertNews } from '#app/shell/alerts/alert.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { cancelVerification } from '#app/shell/cancel-verification.ts';

/** How often the page asks by itself while it is seen, in milliseconds (AC-41). */
const ASK_MS = 5000;

type Action = 'resend' | 'check' | 'cancel';

const isPending = ({ state }: EmailVerification): boolean => state === 'mail_sent' || state === 'waiting';

/** State of the email verification as last returned by the server, and its actions. */
export const useVerification = (initial: EmailVerification) => {
  const { revalidate } = useRevalidator();
  const { running, run } = useCalls<Action>();
  const pending = isPending(initial);
  const report = useEffectEvent((event: AlertNews) => showAlert({ event, email: initial.address }));

  useEffect(() => {
    if (!pending) return undefined;
    const load = async () => {
      if (isHidden()) return;
      const { state } = await api.checkVerification({ by: 'page' });
      if (state === initial.state) return;
      await revalidate();
      if (state === 'verified') report('EMAIL_VERIFIED');
    };
    // A failed request is retried with the next one.
    const timer = setInterval(() => void load().catch(ignoreFailure), ASK_MS);
    return () => clearInterval(timer);
  }, [pending, initial.state, revalidate]);

  const doing = (action: Action, work: () => Promise<AlertNews | null>) => async () => {
    const call = async () => {
      const event = await work();
      if (event !== null) showAlert({ event, email: initial.address });
    };
    await run(action, call, { onFailure: ({ reason }) => showAlert({ event: reason }) });
    await revalidate();
  };

  return {
    pending,
    busy: running,
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
