import { useId } from 'react';

import styles from './ChipChoice.module.css';
import type { Choice } from './ChoiceList.tsx';

interface ChipChoiceProps<Value extends string> {
  title: string;
  choices: readonly (Choice & { readonly value: Value })[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** One of a few short options side by side, as radio buttons. */
export function ChipChoice<Value extends string>({ title, choices, chosen, onChoose }: ChipChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.chips}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.chip}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
