import { formatPosition } from '@madang/i18n/format-position.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  label: string;
  /** Milliseconds since 1970, of the same clock. */
  until: number;
  now: number;
}

/** So long until the next programme (LV-19). It is not read out every second. */
export function Countdown({ label, until, now }: CountdownProps) {
  return (
    <p className={styles.countdown} role="timer">
      <span className={styles.label}>{label}</span>
      <span className={styles.time}>{formatPosition(Math.ceil((until - now) / 1000))}</span>
    </p>
  );
}
