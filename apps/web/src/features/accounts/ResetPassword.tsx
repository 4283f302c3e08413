import { PASSWORD_RULE } from '@madang/domain/accounts/credentials.ts';
import { fill } from '@madang/i18n/fill.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Rejection, RejectionNotice, useCheckedForm } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { BlackScreen } from './BlackScreen.tsx';
import styles from './BlackScreen.module.css';
import { requestIn, resetPassword } from './forgot-password.ts';
import { useFaultWords } from './use-fault-words.ts';

interface ResetPasswordProps {
  token: string;
  /** Result of a form posted without JavaScript. Null when it succeeded. */
  posted: Rejection | null | undefined;
}

/**
 * Sets a new password through the link of an email. An expired or used link offers to request another (AC-36, AC-37).
 */
export function ResetPassword({ token, posted }: ResetPasswordProps) {
  const { words, language } = useWords(accountsWords);
  const { title, text, submit, done: doneTitle, doneText, signIn, again } = words.accounts.reset;
  const labels = words.accounts.password;
  const { search } = useLocation();
  const [done, setDone] = useState(posted === null);
  const { rejection, busy, handlers } = useCheckedForm({
    send: (form) => resetPassword(api, form, token),
    onDone: () => setDone(true),
    initial: posted ?? undefined,
  });
  const errorOf = useFaultWords(rejection.faults);
  const target = paths.signIn(language, requestIn(search));
  if (done)
    return (
      <BlackScreen title={doneTitle} text={doneText}>
        {/* The page still holds the session from before: sign-in starts with a full page load. */}
        <ButtonLink variant="primary" full href={target} onClick={() => visit(target)}>
          {signIn}
        </ButtonLink>
      </BlackScreen>
    );
  const field = (name: string, label: string) => ({ name, label, error: errorOf(name) });
  const isSpent = rejection.reason?.refusal === 'PASSWORD_LINK_INVALID';
  return (
    <BlackScreen
      title={title}
      text={text}
      other={
        isSpent && (
          <Link href={paths.forgotPassword(language, requestIn(search))} className={styles.link}>
            {again}
          </Link>
        )
      }
    >
      <form method="post" noValidate className={styles.form} {...handlers}>
        <RejectionNotice reason={rejection.reason} />
        <PasswordField
          {...field('password', labels.new)}
          hint={fill(labels.hint, { ...PASSWORD_RULE })}
          autoComplete="new-password"
          required
        />
        <PasswordField {...field('password_confirmation', labels.again)} autoComplete="new-password" required />
        <Button type="submit" variant="primary" full busy={busy}>
          {submit}
        </Button>
      </form>
    </BlackScreen>
  );
}
