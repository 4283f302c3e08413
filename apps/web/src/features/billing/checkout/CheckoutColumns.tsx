import { Icon } from '@madang/ui/Icon.tsx';
import type { FormEvent, PropsWithChildren, ReactNode, Ref } from 'react';
import styles from './CheckoutForm.module.css';

interface CheckoutColumnsProps {
  ref?: Ref<HTMLFormElement>;
  title: string;
  /** Text below the title, before the steps. */
  lead?: string;
  /** The order summary: beside the steps, or above them on narrow screens. */
  summary: ReactNode;
  onSubmit: (event: FormEvent) => void;
}

/** Steps on one sheet beside what they lead to. */
export const CheckoutColumns = ({ ref, title, lead, summary, onSubmit, children }: PropsWithChildren<CheckoutColumnsProps>) => (
  <form ref={ref} noValidate method="post" className={styles.columns} onSubmit={onSubmit}>
    <div className={styles.steps}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
    {summary}
  </form>
);

/** Why nothing was bought, said when it appears. */
export const CheckoutProblem = ({ text }: { text: string | null }) => (
  <div role="alert" className={styles.alert}>
    {text !== null && (
      <p className={styles.problem}>
        <Icon name="alert" />
        <span>{text}</span>
      </p>
    )}
  </div>
);
