import { fill } from '@madang/i18n/fill.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { Question } from './Question.tsx';
import type { Rejection } from './rejection.ts';
import { usePasswordLink } from './use-password-link.ts';

/** Somebody who signs in through another service is offered a mail by which they set a password (AC-24). */
export function PasswordNotSet({ reason }: Pick<Rejection, 'reason'>) {
  const { words } = useWords(sessionsWords);
  const { title, text, cancel, send, sent } = words.sessions.passwordNotSet;
  const [answered, setAnswered] = useState<Rejection['reason']>(null);
  const email = reason?.email ?? '';
  const link = usePasswordLink(email, sent);
  const close = () => setAnswered(reason);
  return (
    <Question
      open={reason?.refusal === 'PASSWORD_NOT_SET' && email !== '' && answered !== reason}
      title={title}
      no={cancel}
      yes={send}
      busy={link.busy}
      onNo={close}
      onYes={() => void link.send().finally(close)}
    >
      {fill(text, { email })}
    </Question>
  );
}
