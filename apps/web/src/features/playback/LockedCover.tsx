import { useEffect, useState } from 'react';

import { ControlButton } from './ControlButton.tsx';
import styles from './LockedCover.module.css';

const SHOWN_MS = 3000;

/** Lies over the film so that a hand or a child presses nothing; a tap shows the way out of it for a moment. */
export function LockedCover({ label, onUnlock }: { label: string; onUnlock: () => void }) {
  const [taps, setTaps] = useState(1);
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [taps]);

  const show = (): void => {
    setShown(true);
    setTaps((times) => times + 1);
  };
  return (
    <div className={styles.cover} data-shown={isShown || undefined} onPointerUp={show}>
      <ControlButton className={styles.unlock ?? ''} icon="lock" label={label} onClick={onUnlock} />
    </div>
  );
}
