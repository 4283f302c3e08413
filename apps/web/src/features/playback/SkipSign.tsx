import styles from './SkipSign.module.css';
import { PlayerIcon } from './player-icons.tsx';

/** Answers a skip for a moment on the side it went to. Give every skip a new key. */
export function SkipSign({ seconds, onGone }: { seconds: number; onGone: () => void }) {
  const isBack = seconds < 0;
  return (
    <div
      className={`${styles.sign} ${isBack ? styles.back : styles.forward}`}
      aria-hidden="true"
      onAnimationEnd={onGone}
      data-skip-sign
    >
      <PlayerIcon name={isBack ? 'skip-back' : 'skip-forward'} className={styles.icon} />
    </div>
  );
}
