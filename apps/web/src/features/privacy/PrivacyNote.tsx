import type { PrivacyState } from '@madang/contract/privacy/privacy.contract.ts';
import type { PrivacyAnswer } from '@madang/domain/privacy/choices.ts';
import { privacyNoteWords } from '@madang/i18n/parts/privacy-note.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { useCalls } from '#app/platform/use-call.ts';
import { focusOn } from '#app/platform/window.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './PrivacyNote.module.css';

/** The current choices. A failed call is repeated on the next page. */
const usePrivacyState = (): PrivacyState | null => {
  const [state, setState] = useState<PrivacyState | null>(null);
  useEffect(
    () =>
      abortOnCleanup((signal) =>
        api
          .getPrivacyChoices()
          .then((answer) => !signal.aborted && setState(answer))
          .catch(() => undefined),
      ),
    [],
  );
  return state;
};

/**
 * Consent banner on a first visit: says what is counted, or asks where counting needs consent. It overlays the page
 * without a layout shift and is announced to screen readers.
 */
export function PrivacyNote() {
  const { words, language } = useWords(privacyNoteWords);
  const { pathname } = useLocation();
  const state = usePrivacyState();
  const apologize = useApology();
  const { running, run } = useCalls<PrivacyAnswer>();
  const [chosen, setChosen] = useState(false);
  const { label, runs, asks, allow, refuse } = words.privacyNote;
  const isAsking = state?.statistics.choice === null && !chosen && pathname !== paths.privacy(language);

  const handleChoice = (statistics: PrivacyAnswer) => {
    const choose = async () => {
      await api.changePrivacyChoices({ sale: state?.sale.choice ?? null, statistics });
      setChosen(true);
      // The button that was pressed is gone.
      focusOn('content');
    };
    return run(statistics, choose, { onFailure: apologize });
  };

  return (
    <section aria-label={label} aria-live="polite">
      {isAsking && (
        <div className={styles.note} data-asks>
          <p>{state.statistics.allowed ? runs : asks}</p>
          <div className={styles.actions}>
            <Button size="small" busy={running === 'allowed'} onClick={() => handleChoice('allowed')}>
              {allow}
            </Button>
            <Button size="small" busy={running === 'refused'} onClick={() => handleChoice('refused')}>
              {refuse}
            </Button>
            <Link href={paths.privacy(language)} className={styles.more}>
              {words.shell.privacy}
            </Link>
          </div>
        </div>
      )}
    </section>
  );
}
