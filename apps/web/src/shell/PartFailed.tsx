import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '../paths.ts';
import styles from './PartFailed.module.css';
import { useWords } from './words.tsx';

interface PartFailedProps {
  title: string;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces a part of a page that failed to load, with a retry and a link to the Help Center (SU-79). */
export function PartFailed({ title, busy, onRetry }: PartFailedProps) {
  const { words, language } = useWords();
  return (
    <div className={styles.part} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{words.shell.outage}</p>
      <div className={styles.actions}>
        <Button size="small" busy={busy} onClick={onRetry}>
          {words.shell.tryAgain}
        </Button>
        <ButtonLink size="small" variant="quiet" href={paths.help(language)}>
          {words.shell.helpCenter}
        </ButtonLink>
      </div>
    </div>
  );
}
