import { EmptyState } from '@madang/ui/EmptyState.tsx';
import type { ReactNode } from 'react';
import type { Scene } from './Courtyard.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  scene: Scene;
  title: string;
  text: string;
  /** A quiet line below, such as a code. */
  detail?: string | undefined;
  /** More lines below the text. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A whole page that says one thing and offers one way on. */
export const StatusPanel = ({ scene, title, text, detail, children, action }: NoticeProps) => (
  <div className={styles.notice} data-one-action>
    <EmptyState headingLevel={1} drawing={<Drawing scene={scene} />} title={title} action={action}>
      <p>{text}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
      {children}
    </EmptyState>
  </div>
);
