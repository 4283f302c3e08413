import { type PropsWithChildren, useId } from 'react';
import styles from './Step.module.css';

/** One of the steps to a plan. */
export function Step({ number, title, children }: PropsWithChildren<{ number: number; title: string }>) {
  const heading = useId();
  return (
    <section className={styles.step} aria-labelledby={heading}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
