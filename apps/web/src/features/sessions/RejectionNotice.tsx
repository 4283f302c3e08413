import { plural } from '@madang/i18n/fill.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Rejection } from './rejection.ts';
import styles from './RejectionNotice.module.css';

interface RejectionNoticeProps extends Pick<Rejection, 'reason'> {
  /** A session has ended (SE-83), which is stated until the server refuses something. */
  expired?: boolean;
}

/** Above a form: why the server refused it, with the code in brackets (SE-65, SE-66). */
export function RejectionNotice({ reason, expired = false }: RejectionNoticeProps) {
  const { words, locale, language } = useWords(sessionsWords);
  const reasonText = useReasonText();
  const offersForgot = reason?.refusal === 'EMAIL_OR_PASSWORD_WRONG';
  const text =
    reason && (reason.minutes === null ? reasonText(reason.refusal) : plural(locale, words.sessions.wait, reason.minutes));
  return (
    <div role="alert" className={styles.place}>
      {expired && !reason && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>{reasonText('TOKEN_INVALID')}</span>
        </p>
      )}
      {reason && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>
            {text}{' '}
            {offersForgot && (
              <>
                <Link href={paths.forgotPassword(language)} className={styles.link}>
                  {words.sessions.forgot}
                </Link>{' '}
              </>
            )}
            <span className={styles.code}>[{reason.code}]</span>
          </span>
        </p>
      )}
    </div>
  );
}
