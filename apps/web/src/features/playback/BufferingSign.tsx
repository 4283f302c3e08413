import type { PlayerStore } from '@madang/player/store.ts';

import styles from './BufferingSign.module.css';
import { useDelayed } from './use-delayed.ts';
import { usePlayerValue } from './use-player-value.ts';

const SHOWN_AFTER_MS = 300;

export function BufferingSign({ store, label }: { store: PlayerStore; label: string }) {
  const isWaiting = usePlayerValue(store, ({ status, waiting, paused }) => status === 'loading' || (waiting && !paused));
  const isShown = useDelayed(isWaiting, SHOWN_AFTER_MS);
  return (
    <div className={styles.sign} role="status">
      {isShown && <span className={styles.ring} aria-label={label} role="img" />}
    </div>
  );
}
