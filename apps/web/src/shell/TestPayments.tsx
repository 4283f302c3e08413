import styles from './TestPayments.module.css';
import { useWords } from './words.tsx';

/** States on every page that payments are simulated, where the payment sandbox serves a public address. */
export function TestPayments() {
  const { words } = useWords();
  return (
    <p role="note" className={styles.note}>
      {words.shell.testPayments}
    </p>
  );
}
