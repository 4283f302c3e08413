import { Icon } from '@madang/ui/Icon.tsx';
import styles from './FailedNotice.module.css';

interface FailedNoticeProps {
  /** Title and reason of a failure. Null without one. */
  readonly failure: { readonly title: string; readonly text: string } | null;
}

/** Above a form: announced when it appears. */
export const FailedNotice = ({ failure }: FailedNoticeProps) => (
  <div role="alert" className={styles.place}>
    {failure && (
      <div className={styles.notice}>
        <Icon name="alert" />
        <div>
          <h2 className={styles.title}>{failure.title}</h2>
          <p>{failure.text}</p>
        </div>
      </div>
    )}
  </div>
);
