import type { ReactNode } from 'react';
import styles from './StepSheet.module.css';

interface StepSheetProps {
  title: string;
  text: string;
  /** Above it, where no header is. */
  top?: ReactNode;
  children: ReactNode;
}

/** A required step before the service can be used, such as giving a birth date. */
export const StepSheet = ({ title, text, top, children }: StepSheetProps) => (
  <div className={styles.screen}>
    {top}
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  </div>
);

export const stepForm = styles.form;
