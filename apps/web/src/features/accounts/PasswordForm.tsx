import { PASSWORD_RULE } from '@madang/domain/accounts/credentials.ts';
import { faultsOfNewPassword } from '@madang/domain/accounts/passwords.ts';
import { fill } from '@madang/i18n/fill.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import {
  rejectedFor,
  type Rejection,
  RejectionNotice,
  toRejection,
  textIn,
  useCheckedForm,
} from '#app/features/sessions/index.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './AccountForms.module.css';
import { useFaultWords } from './use-fault-words.ts';

const send = async (form: FormData): Promise<Rejection | null> => {
  const current_password = textIn(form, 'current_password');
  const password = textIn(form, 'password');
  const password_confirmation = textIn(form, 'password_confirmation');
  const faults: Readonly<Record<string, string>> = {
    ...(current_password === '' && { current_password: 'missing' }),
    ...faultsOfNewPassword(password, password_confirmation),
  };
  if (Object.keys(faults).length > 0) return rejectedFor(faults);
  try {
    await api.changePassword({ current_password, password, password_confirmation });
    return null;
  } catch (error) {
    return toRejection(error);
  }
};

/** `email` is for whatever keeps passwords in the browser. */
export function PasswordForm({ email }: { email: string }) {
  const { words } = useWords(accountsWords);
  const { current, new: next, again, submit, changed, hint } = words.accounts.password;
  const toast = useToast();
  const { rejection, busy, handlers } = useCheckedForm({
    send,
    onDone: (form) => {
      form.reset();
      toast(changed, 'done');
    },
  });
  const errorOf = useFaultWords(rejection.faults);
  const field = (name: string, label: string) => ({ name, label, error: errorOf(name) });
  return (
    <form method="post" noValidate className={styles.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} />
      <input type="hidden" name="username" autoComplete="username" defaultValue={email} />
      <PasswordField {...field('current_password', current)} autoComplete="current-password" required />
      <PasswordField {...field('password', next)} hint={fill(hint, { ...PASSWORD_RULE })} autoComplete="new-password" required />
      <PasswordField {...field('password_confirmation', again)} autoComplete="new-password" required />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
