import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
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

interface ChipLinkProps {
  href: string;
  selected?: boolean;
  /** Following it takes the choice off: what it is called then. */
  removes?: string;
  children: ReactNode;
}

/** A choice that lives in the address. */
export const ChipLink = ({ href, selected = false, removes, children }: ChipLinkProps) => (
  <Link
    href={href}
    replace
    keepScroll
    className={classes(styles.chip, selected && styles.selected)}
    aria-current={selected ? 'true' : undefined}
    aria-label={removes}
  >
    {children}
    {removes !== undefined && <Icon name="close" size="small" className={styles.remove} />}
  </Link>
);
