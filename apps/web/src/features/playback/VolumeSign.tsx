import { PlayerIcon } from './player-icons.tsx';
import styles from './VolumeSign.module.css';

/** How loud a swipe has made it, for a moment. Give every change a new key. */
export function VolumeSign({ volume, onGone }: { volume: number; onGone: () => void }) {
  return (
    <div className={styles.sign} aria-hidden="true" onAnimationEnd={onGone}>
      <PlayerIcon name={volume === 0 ? 'muted' : 'sound'} />
      <span className={styles.line}>
        <span className={styles.level} style={{ width: `${volume * 100}%` }} />
      </span>
    </div>
  );
}
