import type { ReactNode } from 'react';

import { ControlButton } from './ControlButton.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  title: string;
  subtitle?: string | undefined;
  backLabel: string;
  onBack: () => void;
  /** What stands at the right end. */
  children?: ReactNode;
}

export function TopBar({ title, subtitle, backLabel, onBack, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <ControlButton icon="back" label={backLabel} onClick={onBack} />
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </header>
  );
}
