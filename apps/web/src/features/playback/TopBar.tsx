import type { ReactNode } from 'react';

import { ControlButton } from './ControlButton.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  title: string;
  subtitle?: string | undefined;
  backLabel: string;
  onBack?: (() => void) | undefined;
  /** Content at the right end. */
  children?: ReactNode;
}

export function TopBar({ title, subtitle, backLabel, onBack, children }: TopBarProps) {
  // Within a page the heading is the page's own
  const Title = onBack ? 'h1' : 'p';
  return (
    <header className={styles.bar}>
      {onBack && <ControlButton icon="back" label={backLabel} onClick={onBack} />}
      <div className={styles.titles}>
        <Title className={styles.title}>{title}</Title>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </header>
  );
}
