import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../platform/api.ts';
import { closeWindow, returnToMail } from '../../platform/return-to-mail.ts';
import { cancelVerification } from '../cancel-verification.ts';
import { useApology } from '../use-apology.ts';
import { useWords } from '../words.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import type { ConfirmAction, ShownAlert } from './alert.ts';

/** Runs the action of an alert. Resolves to a follow-up alert, if any. */
export const useConfirm = (): ((action: ConfirmAction) => Promise<ShownAlert | void>) => {
  const { words, language } = useWords(sessionsWords);
  const navigate = useNavigate();
  const toast = useToast();
  const apologize = useApology();
  const home = paths.home(language);

  return async (action) => {
    switch (action.kind) {
      case 'page':
        return navigate(action.path);
      case 'episode':
        return navigate(paths.video(language, action.id, action.title));
      case 'season':
        return navigate(paths.season(language, action.id, action.title));
      case 'main':
        return navigate(home);
      case 'auto-signup':
        return navigate(action.path, { state: { email: action.email }, replace: true });
      case 'close-window':
        return closeWindow() ? undefined : navigate(home, { replace: true });
      case 'mail-window':
        return returnToMail() ? undefined : navigate(home, { replace: true });
      case 'call':
        return action.run();
      case 'cancel-verification':
        try {
          await cancelVerification();
          return await action.onDone();
        } catch {
          action.onFailed();
          return apologize();
        }
      case 'resend-activation':
        return eventOf(api.resendVerification().then(() => ({ event: 'EMAIL_SENT' })));
      case 'password-mail':
        return eventOf(api.forgotPassword({ email: action.email }).then(() => toast(words.sessions.passwordNotSet.sent, 'done')));
    }
  };
};

/** A call that failed is reported as the alert of its refusal. */
const eventOf = (call: Promise<ShownAlert | void>): Promise<ShownAlert | void> =>
  call.catch(onCallFailed(({ reason }) => ({ event: reason })));
