import styles from './ChoiceList.module.css';

export interface ChoiceView {
  readonly value: string;
  readonly name: string;
  /** Beside the name. */
  readonly note?: string | undefined;
  /** Below it. */
  readonly details?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface ChoiceListProps {
  /** Question of the group. */
  legend: string;
  /** Name of the radio group. */
  name: string;
  choices: readonly ChoiceView[];
  chosen: string | null;
  onChoose: (value: string) => void;
}

/** One of a few things to choose, each with room for what it means. */
export function PlanChoiceList({ legend, name: group, choices, chosen, onChoose }: ChoiceListProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, name, note, details, disabled }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
            className={styles.radio}
          />
          <span className={styles.name}>{name}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          {details !== undefined && <span className={styles.details}>{details}</span>}
        </label>
      ))}
    </fieldset>
  );
}
