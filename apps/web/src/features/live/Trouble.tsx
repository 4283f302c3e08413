import { Button } from '@madang/ui/Button.tsx';
import { useWords } from '#app/shell/words.tsx';
import { HelpLink } from './HelpLink.tsx';
import styles from './Trouble.module.css';

interface TroubleProps {
  title: string;
  /** Without it, what is said of everything that may pass. */
  text?: string;
  onRetry?: () => void;
}

/** Something of ours is broken for now: what, what to do, and where help is (LV-16 to LV-18, ER-09). */
export function Trouble({ title, text, onRetry }: TroubleProps) {
  const { words } = useWords();
  return (
    <div className={styles.trouble} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text ?? words.shell.outage}</p>
      <div className={styles.ways}>
        {onRetry && <Button onClick={onRetry}>{words.shell.tryAgain}</Button>}
        <HelpLink />
      </div>
    </div>
  );
}
