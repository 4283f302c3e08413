import { fill } from '@madang/i18n/fill.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#app/shell/words.tsx';
import { Question } from './Question.tsx';
import type { Rejection } from './rejection.ts';
import { otherView } from './way-back.ts';

/** Somebody whom a partner has sent, and who has no account here, is offered one, with the address that was typed (AC-27). */
export function AutoSignUp({ reason }: Pick<Rejection, 'reason'>) {
  const { words, language } = useWords(sessionsWords);
  const { title, text, cancel, create } = words.sessions.autoSignUp;
  const [answered, setAnswered] = useState<Rejection['reason']>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const email = reason?.email ?? '';
  return (
    <Question
      open={reason?.refusal === 'EMAIL_UNKNOWN' && answered !== reason}
      title={title}
      no={cancel}
      yes={create}
      onNo={() => setAnswered(reason)}
      onYes={() => void navigate(otherView('signIn', language, search), { state: { email }, replace: true })}
    >
      {fill(text, { email })}
    </Question>
  );
}
