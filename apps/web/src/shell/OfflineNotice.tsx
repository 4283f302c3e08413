import { useIsOnline } from '../platform/window.ts';
import styles from './OfflineNotice.module.css';
import { useWords } from './words.tsx';

/** Says that the connection is gone, for as long as it is. */
export function OfflineNotice() {
  const { words } = useWords();
  const online = useIsOnline();
  return (
    <div role="status" aria-live="polite">
      {!online && <p className={styles.notice}>{words.shell.offline.short}</p>}
    </div>
  );
}
