import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { readKept } from '../platform/kept-mark.ts';
import { useIsOnline } from '../platform/window.ts';
import styles from './OfflineNotice.module.css';
import { useWords } from './words.tsx';

/** Says that the connection is gone, for as long as it is, and leads to what plays without one. */
export function OfflineNotice() {
  const { words, language } = useWords();
  const { pathname } = useLocation();
  const online = useIsOnline();
  const downloads = paths.offline(language);
  return (
    <div role="status" aria-live="polite">
      {!online && pathname !== downloads && (
        <p className={styles.notice}>
          {words.shell.offline.short} {/* A page of its own, which the browser keeps: the router would ask the network for it. */}
          {readKept().any && <a href={downloads}>{words.shell.downloads}</a>}
        </p>
      )}
    </div>
  );
}
