import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing in the brand's language. */
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  /** One clear way on. */
  action?: ReactNode;
  /** 1 where it is all there is on the page. */
  headingLevel?: 1 | 2 | undefined;
}

export function EmptyState({ drawing, title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
