import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';
import { FieldError, type FieldWords } from './TextField.tsx';

interface SelectProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'className' | 'children' | 'size'> {
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
}

/** The system's own list: right on a phone, a television and a screen reader. */
export function Select({ label, hint, error, options, id, ...select }: SelectProps) {
  const fallback = useId();
  const field = id ?? fallback;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={classes(styles.box, error && styles.wrong)}>
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
