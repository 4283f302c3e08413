import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

interface BadgeProps {
  tone: 'premium' | 'free' | 'live' | 'new' | 'quiet';
  children: ReactNode;
  /** Within a line of words: the colour without the box. */
  bare?: boolean | undefined;
  className?: string | undefined;
}

export const Badge = ({ tone, children, bare, className }: BadgeProps) => (
  <span className={classes(bare ? styles.bare : styles.badge, styles[tone], className)}>{children}</span>
);

/** The age a work is rated for, or ALL, in a thin frame. */
export const AgeBadge = ({ rating, label }: { rating: string; label?: string | undefined }) => (
  <span className={styles.age} role="img" aria-label={label ?? rating} title={label}>
    {rating}
  </span>
);
