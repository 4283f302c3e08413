import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { FieldError, type FieldWords } from './TextField.tsx';

interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> {}

/** Several lines of text, with a label above and an error below. */
export function TextArea({ label, hint, error, id, rows = 3, ...input }: TextAreaProps) {
  const fallback = useId();
  const field = id ?? fallback;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={classes(styles.box, error && styles.wrong)}>
        <textarea
          {...input}
          id={field}
          rows={rows}
          className={classes(styles.input, styles.lines)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint !== undefined && `${field}-hint`, error && `${field}-error`) || undefined}
        />
      </div>
      {hint !== undefined && (
        <p id={`${field}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${field}-error`} error={error} />
    </div>
  );
}
