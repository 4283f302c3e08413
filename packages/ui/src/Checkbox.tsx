import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldError } from './TextField.tsx';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, id, ...input }: CheckboxProps) {
  const fallback = useId();
  const field = id ?? fallback;
  return (
    <div className={styles.field}>
      <label className={styles.choice} htmlFor={field}>
        <input
          {...input}
          type="checkbox"
          id={field}
          className={styles.tick}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${field}-error`} error={error} />
    </div>
  );
}
