import { PlayerIcon } from './player-icons.tsx';
import type { PlayerIconName } from './player-icons.tsx';
import styles from './SheetLink.module.css';

interface SheetLinkProps {
  icon: PlayerIconName;
  label: string;
  /** The current choice of that sheet. */
  value?: string | undefined;
  shortcut?: string;
  onOpen: () => void;
}

/** Leads from one sheet to the next. */
export function SheetLink({ icon, label, value, shortcut, onOpen }: SheetLinkProps) {
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" aria-keyshortcuts={shortcut} onClick={onOpen}>
      <PlayerIcon name={icon} className={styles.icon} />
      <span className={styles.label}>
        {label}
        {value && <span className={styles.value}>{value}</span>}
      </span>
      <PlayerIcon name="onward" className={styles.onward} />
    </button>
  );
}
