import type { ButtonHTMLAttributes, Ref } from 'react';

import styles from './ControlButton.module.css';
import { PlayerIcon } from './player-icons.tsx';
import type { PlayerIconName } from './player-icons.tsx';

interface ControlButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: PlayerIconName;
  label: string;
  /** The key that does the same, as `aria-keyshortcuts` writes it. */
  shortcut?: string;
  look?: 'bare' | 'disc';
  ref?: Ref<HTMLButtonElement>;
  /** Where a remote control begins. */
  'data-remote-first'?: boolean;
}

export function ControlButton({ icon, label, shortcut, look = 'bare', className = '', ...attributes }: ControlButtonProps) {
  return (
    <button
      {...attributes}
      type="button"
      className={`${styles.control} ${styles[look]} ${className}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${shortcut})` : label}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
