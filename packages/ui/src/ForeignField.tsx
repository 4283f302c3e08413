import { type Ref, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { FieldError, type FieldWords } from './TextField.tsx';

interface ForeignFieldProps extends FieldWords {
  /** Where the control is put. */
  ref?: Ref<HTMLDivElement>;
}

/** Field whose control a payment provider's script mounts, with label and error as in `TextField`. */
export function ForeignField({ label, error, ref }: ForeignFieldProps) {
  const field = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={classes(styles.box, error && styles.wrong)}>
        <div ref={ref} id={field} className={styles.foreign} />
      </div>
      <FieldError id={`${field}-error`} error={error} />
    </div>
  );
}
