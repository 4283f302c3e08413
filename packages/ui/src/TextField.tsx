import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';

export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it, beside it. */
  error?: string | ReactElement | undefined;
}

interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children'> {
  /** A control inside the box, at its end. */
  end?: ReactNode;
}

/** One line of text, with its label above and its error below, tied together for screen readers. */
export function TextField({ label, hint, error, end, id, ...input }: TextFieldProps) {
  const fallback = useId();
  const field = id ?? fallback;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={classes(styles.box, error && styles.wrong)}>
        <input
          {...input}
          id={field}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint !== undefined && `${field}-hint`, error && `${field}-error`) || undefined}
        />
        {end}
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

/** Announced when it appears. */
export const FieldError = ({ id, error }: { id: string; error: FieldWords['error'] }) => (
  <p id={id} className={styles.error} role="alert" hidden={!error}>
    <Icon name="alert" size="small" />
    <span>{error}</span>
  </p>
);
