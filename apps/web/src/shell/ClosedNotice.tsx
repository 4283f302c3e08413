import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import styles from './ClosedNotice.module.css';
import { useReasonText } from './use-reason-text.ts';

/** In place of a form that the server would refuse whatever is entered: why, or another text than that of the refusal. */
export function ClosedNotice({ refusal, text }: { refusal: Refusal; text?: string }) {
  const reasonText = useReasonText();
  return (
    <p className={styles.notice} role="status">
      <Icon name="alert" />
      <span>{text ?? reasonText(refusal)}</span>
    </p>
  );
}
