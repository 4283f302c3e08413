import type { PropsWithChildren, ReactNode } from 'react';
import styles from './BlackScreen.module.css';

interface BlackScreenProps {
  title: string;
  text: string;
  /** The way back, below everything. */
  other?: ReactNode;
}

/** A sheet on black, for people who cannot get in (RT-67). */
export const BlackScreen = ({ title, text, other, children }: PropsWithChildren<BlackScreenProps>) => (
  <div className={styles.screen}>
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text} role="status">
        {text}
      </p>
      {children}
      {other && <p className={styles.other}>{other}</p>}
    </div>
  </div>
);
