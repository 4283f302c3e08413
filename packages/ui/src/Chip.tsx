import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from './classes.ts';
import { Link } from './link.tsx';

interface ChipProps {
  selected?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}

/** A choice that is on or off. */
export const Chip = ({ selected = false, onSelect, children }: ChipProps) => (
  <button type="button" className={classes(styles.chip, selected && styles.selected)} aria-pressed={selected} onClick={onSelect}>
    {children}
  </button>
);

/** A choice that lives in the address. */
export const ChipLink = ({ href, selected = false, children }: { href: string; selected?: boolean; children: ReactNode }) => (
  <Link
    href={href}
    replace
    keepScroll
    className={classes(styles.chip, selected && styles.selected)}
    aria-current={selected ? 'true' : undefined}
  >
    {children}
  </Link>
);
