import { fill } from '@madang/i18n/fill.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { useEffect } from 'react';
import { paths } from '#app/paths.ts';
import { visit } from '#app/platform/window.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { readLastPath } from '#app/shell/last-path.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ProcessView } from './process.ts';

/** For whom a password of ours is the way out. */
const HELPED_BY_PASSWORD = ['SSO_FAILED', 'PASSWORD_NOT_SET'];

/** Long enough to read why, in milliseconds. */
const READING_MS = 3000;

/**
 * The pending identity of this session has expired: returns to the previous page, where sign-in can start over (SE-27,
 * SE-83).
 */
const useWayBack = (isExpired: boolean, otherwise: string): void =>
  useEffect(() => {
    if (!isExpired) return undefined;
    const timer = setTimeout(() => visit(readLastPath() ?? otherwise), READING_MS);
    return () => clearTimeout(timer);
  }, [isExpired, otherwise]);

/** Error page of an external sign-in: reason, error code and a way back (PA-12, PA-13). */
export function OutsideNotice({ view }: { view: Extract<ProcessView, { readonly view: 'failed' | 'away' }> }) {
  const { words, language } = useWords(identityWords, sessionsWords);
  const reasonText = useReasonText();
  const { title, back } = words.identities.failed;
  const isAway = view.view === 'away';
  useWayBack(!isAway && view.refusal === 'IDENTITY_EXPIRED', paths.signIn(language));
  const offersPassword = !isAway && HELPED_BY_PASSWORD.includes(view.refusal);
  return (
    <StatusPanel
      scene="closed"
      title={isAway ? fill(words.identities.away, { name: view.name }) : title}
      text={isAway ? view.message : `${reasonText(view.refusal)} [${view.code}]`}
      action={
        <>
          <ButtonLink variant="primary" href={paths.signIn(language)}>
            {back}
          </ButtonLink>
          {offersPassword && <ButtonLink href={paths.forgotPassword(language)}>{words.sessions.forgot}</ButtonLink>}
        </>
      }
    />
  );
}
