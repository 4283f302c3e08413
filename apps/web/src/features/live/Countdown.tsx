import styles from './Countdown.module.css';

const HOUR = 3600;
const pad = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds as a clock counts them down. */
const clockOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${pad(minutes)}:${pad(seconds % 60)}`;
};

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
      <span className={styles.time}>{clockOf(Math.max(0, Math.ceil((until - now) / 1000)))}</span>
    </p>
  );
}
