import { plural } from '@madang/i18n/fill.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { useWords } from '#app/shell/words.tsx';
import type { Rejection } from './rejection.ts';
import styles from './RejectionNotice.module.css';

/** Above a form: why the server said no, with its code in brackets (SE-65, SE-66). */
export function RejectionNotice({ reason }: Pick<Rejection, 'reason'>) {
  const { words, locale } = useWords(sessionsWords);
  const text =
    reason && (reason.minutes === null ? words.refusals[reason.refusal] : plural(locale, words.sessions.wait, reason.minutes));
  return (
    <div role="alert" className={styles.place}>
      {reason && (
        <p className={styles.notice}>
          <Icon name="alert" />
          <span>
            {text} <span className={styles.code}>[{reason.code}]</span>
          </span>
        </p>
      )}
    </div>
  );
}
