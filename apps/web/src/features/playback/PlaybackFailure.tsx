import { fill } from '@madang/i18n/fill.ts';
import { errorReference } from '@madang/player/errors.ts';
import type { PlayerError } from '@madang/player/errors.ts';
import { Button } from '@madang/ui/Button.tsx';

import styles from './PlaybackFailure.module.css';
import type { PlayerWords } from './words.ts';

interface PlaybackFailureProps {
  error: PlayerError;
  words: PlayerWords;
  helpHref: string | undefined;
  onRetry: () => void;
}

/** Says what happened, what to do, and a code that support understands (PL-37, PL-38). */
export function PlaybackFailure({ error, words, helpHref, onRetry }: PlaybackFailureProps) {
  const { title, text } = words.errors[error.code];
  return (
    <div className={styles.failure} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {error.code !== 'BROWSER_UNSUPPORTED' && error.code !== 'PROTECTION_UNSUPPORTED' && (
          <Button variant="primary" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
        {helpHref && (
          <a className={styles.help} href={helpHref}>
            {words.helpCenter}
          </a>
        )}
      </div>
      <p className={styles.code}>{fill(words.errorCode, { code: errorReference(error) })}</p>
    </div>
  );
}
