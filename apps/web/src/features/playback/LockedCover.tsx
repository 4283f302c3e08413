import { useEffect, useState } from 'react';

import { ControlButton } from './ControlButton.tsx';
import styles from './LockedCover.module.css';

const SHOWN_MS = 3000;

/** Covers the film so that touches do nothing. A tap shows the unlock button for a moment. */
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
