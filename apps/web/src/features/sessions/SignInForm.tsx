import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './EntryForm.module.css';
import type { Posted } from './posted.ts';
import { RejectionNotice } from './RejectionNotice.tsx';
import { faultsOfSignIn, signIn } from './sign-in.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useFieldWords } from './use-field-words.ts';

const check = faultsOfSignIn;
const send = (form: FormData) => signIn(api, form);

/** `email` is what was typed in the other view. */
export function SignInForm({ posted, email }: { posted: Posted | undefined; email: string }) {
  const { words } = useWords(sessionsWords);
  const { rejection, busy, handlers } = useEntryForm({ check, send, initial: posted?.rejection });
  const field = useFieldWords(rejection.faults);
  return (
    <form method="post" noValidate className={styles.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={posted?.entry['email'] ?? email}
      />
      <PasswordField {...field('password')} autoComplete="current-password" required />
      <Checkbox name="remember" label={words.sessions.fields.remember} defaultChecked={posted?.entry['remember'] === 'on'} />
      <Button type="submit" variant="primary" full busy={busy}>
        {words.sessions.signIn.submit}
      </Button>
    </form>
  );
}
