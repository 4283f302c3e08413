import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useState } from 'react';
import { type Rejection, RejectionNotice, useCheckedForm } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { BlackScreen } from './BlackScreen.tsx';
import styles from './BlackScreen.module.css';
import { stopEmailChange } from './forgot-password.ts';

interface StopEmailChangeProps {
  token: string;
  /** Result of a form posted without JavaScript. Null when the change is stopped. */
  posted: Rejection | null | undefined;
}

/**
 * One button stops the change. A link to a new password follows, because the request for the change needed the current
 * one.
 */
export function StopEmailChange({ token, posted }: StopEmailChangeProps) {
  const { words, language } = useWords(accountsWords);
  const { title, text, submit, done: doneTitle, doneText, reset, help } = words.accounts.stop;
  const [done, setDone] = useState(posted === null);
  const { rejection, busy, handlers } = useCheckedForm({
    send: () => stopEmailChange(api, token),
    onDone: () => setDone(true),
    initial: posted ?? undefined,
  });
  if (done)
    return (
      <BlackScreen title={doneTitle} text={doneText}>
        <ButtonLink variant="primary" full href={paths.forgotPassword(language)}>
          {reset}
        </ButtonLink>
      </BlackScreen>
    );
  return (
    <BlackScreen
      title={title}
      text={text}
      other={
        rejection.reason && (
          <Link href={paths.help(language)} className={styles.link}>
            {help}
          </Link>
        )
      }
    >
      <form method="post" noValidate className={styles.form} {...handlers}>
        <RejectionNotice reason={rejection.reason} />
        <Button type="submit" variant="primary" full busy={busy}>
          {submit}
        </Button>
      </form>
    </BlackScreen>
  );
}
