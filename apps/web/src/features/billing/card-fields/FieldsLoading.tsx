import { cardFieldsWords } from '@madang/i18n/parts/card-fields.ts';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './CardFields.module.css';

/** Stands over the fields until they are there. */
export function FieldsLoading() {
  const { loading } = useWords(cardFieldsWords).words.cardFields;
  return (
    <div className={styles.loading}>
      <span className={styles.hiddenText} role="status">
        {loading}
      </span>
      <Skeleton height={52} />
      <Skeleton height={52} />
      <Skeleton height={52} />
    </div>
  );
}
