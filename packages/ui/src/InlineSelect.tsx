import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './InlineSelect.module.css';

interface InlineSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'children' | 'size'> {
  /** For screen readers only. */
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A low list among other things, which needs no label beside it; in a form it is a `Select`. */
export function InlineSelect({ label, options, id, ...select }: InlineSelectProps) {
  const fallback = useId();
  const field = id ?? fallback;
  return (
    <div>
      <label className={styles.unseen} htmlFor={field}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...select} id={field} className={styles.select}>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" className={styles.down} />
      </div>
    </div>
  );
}
