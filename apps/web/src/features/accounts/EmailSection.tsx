import type { Account } from '@madang/contract/accounts/accounts.contract.ts';
import { faultOfNewEmail } from '@madang/domain/accounts/email-verification.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { fill } from '@madang/i18n/fill.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { useRevalidator } from 'react-router';
import {
  rejectedFor,
  type Rejection,
  RejectionNotice,
  toRejection,
  textIn,
  useCheckedForm,
} from '#app/features/sessions/index.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import type { AlertNews } from '#app/shell/alerts/alert.ts';
import { isEmailEvent } from '#app/shell/alerts/email-events.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './AccountForms.module.css';
import { StateBadge } from './StateBadge.tsx';
import { useFaultWords } from './use-fault-words.ts';
import { useVerification } from './use-verification.ts';

/** The address, its proof, and another one instead. */
export function EmailSection({ account }: { account: Account }) {
  const { words } = useWords(accountsWords);
  const { unproven, start } = words.accounts.verify;
  const emailState = account.email_verification;
  const verification = useVerification(emailState);
  const { pending, busy, resend } = verification;
  return (
    <div>
      <p className={styles.current}>
        <span>{account.email}</span>
        <StateBadge state={emailState.state} />
      </p>
      {pending && (
        <WaitingPanel address={emailState.address} sent={emailState.state === 'mail_sent'} verification={verification} />
      )}
      {emailState.state === 'not_verified' && (
        <div className={styles.panel}>
          <p>{unproven}</p>
          <div className={styles.actions}>
            <Button busy={busy === 'resend'} onClick={resend}>
              {start}
            </Button>
          </div>
        </div>
      )}
      {account.has_password ? (
        <ChangeForm account={account} />
      ) : (
        <p className={styles.quiet}>{words.accounts.email.noPassword}</p>
      )}
    </div>
  );
}

interface WaitingPanelProps {
  address: string;
  sent: boolean;
  verification: ReturnType<typeof useVerification>;
}

function WaitingPanel({ address, sent, verification: { busy, check, resend, cancel } }: WaitingPanelProps) {
  const { words } = useWords(accountsWords);
  const { sent: sentText, waiting, check: checkLabel, resend: resendLabel, cancel: cancelLabel } = words.accounts.verify;
  return (
    <div className={styles.panel}>
      <p role="status">{fill(sent ? sentText : waiting, { address })}</p>
      <div className={styles.actions}>
        <Button variant="primary" busy={busy === 'check'} onClick={check}>
          {checkLabel}
        </Button>
        <Button busy={busy === 'resend'} onClick={resend}>
          {resendLabel}
        </Button>
        <Button variant="outline" busy={busy === 'cancel'} onClick={cancel}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  );
}

const EVENT_OF_FAULT: Readonly<Record<string, Refusal | AlertNews>> = {
  malformed: 'EMAIL_MALFORMED',
  unavailable: 'EMAIL_IN_USE',
};

/** Validation errors appear beside their fields. Those in EVENT_OF_FAULT also open an alert. */
const sendChange = async (form: FormData, current: string): Promise<Rejection | null> => {
  const email = textIn(form, 'email').trim();
  const password = textIn(form, 'password');
  const fault = faultOfNewEmail(email, current);
  const say = (faults: Readonly<Record<string, string>>): Rejection => {
    const event = EVENT_OF_FAULT[faults['email'] ?? ''];
    if (event) showAlert({ event });
    return rejectedFor(faults);
  };
  if (fault !== null || password === '')
    return say({ ...(fault && { email: fault }), ...(password === '' && { password: 'missing' }) });
  const handleFailure = onCallFailed((failure) => {
    const rejection = toRejection(failure);
    if (failure.reason !== null && !isEmailEvent(failure.reason)) return rejection;
    showAlert({ event: failure.reason });
    return rejectedFor(rejection.faults);
  });
  return api.changeEmail({ email, password }).then(() => null, handleFailure);
};

function ChangeForm({ account }: { account: Account }) {
  const { words } = useWords(accountsWords);
  const { new: next, password, submit, hint } = words.accounts.email;
  const { revalidate } = useRevalidator();
  const { rejection, busy, handlers } = useCheckedForm({
    send: (form) => sendChange(form, account.email),
    onDone: (form) => {
      form.reset();
      void revalidate();
    },
  });
  const errorOf = useFaultWords(rejection.faults);
  return (
    <form method="post" noValidate className={styles.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} />
      <TextField
        name="email"
        label={next}
        error={errorOf('email')}
        hint={hint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField name="password" label={password} error={errorOf('password')} autoComplete="current-password" required />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
