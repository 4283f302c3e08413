import { readPartnerFlow } from '@madang/domain/partners/partner.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { writeNotActivated } from '#app/platform/not-activated.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './EntryForm.module.css';
import type { Posted } from './posted.ts';
import { RejectionNotice } from './RejectionNotice.tsx';
import { faultsOfSignIn, signIn } from './sign-in.ts';
import { useEntryAlerts } from './use-entry-alerts.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useFieldWords } from './use-field-words.ts';
import { throughChooser } from './way-back.ts';

interface SignInFormProps {
  posted: Posted | undefined;
  /** Email typed in the other view. */
  email: string;
  /** The viewer was signed in before, and is led back after signing in. */
  expired: boolean;
}

export function SignInForm({ posted, email, expired }: SignInFormProps) {
  const { words, language } = useWords(sessionsWords);
  const { search } = useLocation();
  const { rejection, busy, handlers } = useEntryForm({
    check: faultsOfSignIn,
    send: (form) =>
      signIn(api, form, search, ({ username, email_verified: isActivated }) => {
        if (!isActivated) writeNotActivated(username);
      }),
    leadsOn: throughChooser,
    initial: posted?.rejection,
  });
  const field = useFieldWords(rejection.faults);
  useEntryAlerts(rejection.reason);
  return (
    <form method="post" noValidate className={styles.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} expired={expired} />
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
      <Link href={paths.forgotPassword(language, readPartnerFlow(new URLSearchParams(search)))} className={styles.forgot}>
        {words.sessions.forgot}
      </Link>
      <Button type="submit" variant="primary" full busy={busy}>
        {words.sessions.signIn.submit}
      </Button>
    </form>
  );
}
