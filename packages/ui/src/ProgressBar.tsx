import { classes } from './classes.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  value: number;
  label: string;
  tone?: 'watched' | 'free' | undefined;
  className?: string | undefined;
}

export function ProgressBar({ value, label, tone = 'watched', className }: ProgressBarProps) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div
      className={classes(styles.bar, tone === 'free' && styles.free, className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {/* An attribute of SVG: the content security policy forbids style attributes. */}
      <svg className={styles.line} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.value} width={percent} height="1" />
      </svg>
    </div>
  );
}
