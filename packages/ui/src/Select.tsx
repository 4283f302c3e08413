import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';
import { FieldError, type FieldWords } from './TextField.tsx';

interface SelectProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'className' | 'children' | 'size'> {
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  /** `inline` is low, and its label is for screen readers only. */
  look?: 'field' | 'inline' | undefined;
}

/** The system's own list: right on a phone, a television and a screen reader. */
export function Select({ label, hint, error, options, look = 'field', id, ...select }: SelectProps) {
  const fallback = useId();
  const field = id ?? fallback;
  const inline = look === 'inline';
  return (
    <div className={classes(!inline && styles.field)}>
      <label className={inline ? styles.unseen : styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={classes(styles.box, inline && styles.inline, error && styles.wrong)}>
        <select
          {...select}
          id={field}
          className={classes(styles.input, styles.select)}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(hint !== undefined && `${field}-hint`, error && `${field}-error`) || undefined}
        >
          {options.map(({ value, label: name, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" className={styles.down} />
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
