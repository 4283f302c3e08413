import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { Icon } from './Icon.tsx';

interface AccordionProps {
  items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** Items that share a name close each other. */
  name?: string | undefined;
}

/** Questions whose answers unfold. */
export const Accordion = ({ items, name }: AccordionProps) => (
  <div className={styles.accordion}>
    {items.map(({ title, content }) => (
      <details key={title} name={name} className={styles.item}>
        <summary className={styles.summary}>
          <span>{title}</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
);
