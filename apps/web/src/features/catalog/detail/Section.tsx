import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Where the page's own links lead. */
  id: string;
  title: string;
  /** A quiet line beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a title's page with its heading. */
export function Section({ id, title, note, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
