import { cardFieldsWords } from '@madang/i18n/parts/card-fields.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './CardFields.module.css';

/** Stands where the fields did not come. */
export function FieldsMissing({ onRetry }: { onRetry: () => void }) {
  const { missing, missingText, again } = useWords(cardFieldsWords).words.cardFields;
  return (
    <div className={styles.missing} role="alert">
      <p className={styles.title}>{missing}</p>
      <p className={styles.text}>{missingText}</p>
      <Button variant="outline" onClick={onRetry}>
        {again}
      </Button>
    </div>
  );
}
