import { useId } from 'react';

import styles from './ChoiceList.module.css';
import { PlayerIcon } from './player-icons.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** BCP 47, when the label is not in the language of the page. */
  readonly lang?: string;
}

interface ChoiceListProps {
  title: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One of several, worked with the arrow keys as the browser's own radio buttons are. */
export function ChoiceList({ title, choices, chosen, onChoose }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={styles.list}>
      <legend className={styles.title}>{title}</legend>
      {choices.map(({ value, label, lang }) => (
        <label key={value} className={styles.choice} lang={lang}>
          <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <PlayerIcon name="check" className={styles.check} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
