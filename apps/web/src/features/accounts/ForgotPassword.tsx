import { fill } from '@madang/i18n/fill.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button } from '@madang/ui/Button.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Rejection, RejectionNotice, useCheckedForm } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { BlackScreen } from './BlackScreen.tsx';
import styles from './BlackScreen.module.css';
import { emailIn, forgotPassword, requestIn } from './forgot-password.ts';
import { useFaultWords } from './use-fault-words.ts';

/** Result of a form posted without JavaScript. */
export interface PostedForgot {
  readonly email: string;
  readonly rejection: Rejection | null;
}

/** Asks for the address, then says where to look and for how long (AC-33, AC-34). */
export function ForgotPassword({ posted }: { posted: PostedForgot | undefined }) {
  const { words, language } = useWords(accountsWords, sessionsWords);
  const { title, text, submit, back, sentTitle, sentText } = words.accounts.forgot;
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState(posted?.rejection === null ? posted.email : null);
  const { rejection, busy, handlers } = useCheckedForm({
    send: (form) => forgotPassword(api, form),
    onDone: (form) => setSentTo(emailIn(new FormData(form))),
    initial: posted?.rejection ?? undefined,
  });
  const errorOf = useFaultWords(rejection.faults);
  const other = (
    <Link href={paths.signIn(language, requestIn(search))} className={styles.link}>
      {back}
    </Link>
  );
  if (sentTo !== null) return <BlackScreen title={sentTitle} text={fill(sentText, { email: sentTo })} other={other} />;
  return (
    <BlackScreen title={title} text={text} other={other}>
      <form method="post" noValidate className={styles.form} {...handlers}>
        <RejectionNotice reason={rejection.reason} />
        <TextField
          name="email"
          label={words.sessions.fields.email}
          error={errorOf('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={posted?.email}
        />
        <Button type="submit" variant="primary" full busy={busy}>
          {submit}
        </Button>
      </form>
    </BlackScreen>
  );
}
