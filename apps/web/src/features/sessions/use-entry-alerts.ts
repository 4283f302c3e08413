import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { showAlert } from '#app/shell/alerts/board.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Rejection } from './rejection.ts';
import { otherView } from './way-back.ts';

const ALERT_REASONS: readonly unknown[] = ['EMAIL_UNKNOWN', 'PASSWORD_NOT_SET'];

/** An email without an account is offered one (AC-27), an account without a password an email by which to set one (AC-24). */
export const useEntryAlerts = (reason: Rejection['reason']): void => {
  const { language } = useWords();
  const { search } = useLocation();
  const show = useEffectEvent(({ refusal, email = '' }: NonNullable<Rejection['reason']>) =>
    showAlert({ event: refusal, email, signUpPath: otherView('signIn', language, search) }),
  );
  useEffect(() => (reason?.email && ALERT_REASONS.includes(reason.refusal) ? show(reason) : undefined), [reason]);
};
