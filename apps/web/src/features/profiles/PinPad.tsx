import { PIN_LENGTH } from '@madang/domain/profiles/pin.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { BACK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { walkGrid } from '@madang/ui/walk-grid.ts';
import type { MouseEvent } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './PinDialog.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** On-screen PIN pad for mouse, touch and remote control. A keyboard types into the field itself. */
export function PinPad({ field }: { field: string }) {
  const { words } = useWords(profileWords);
  const change = ({ currentTarget }: MouseEvent<HTMLButtonElement>, edit: (typed: string) => string) => {
    const input = currentTarget.form?.elements.namedItem(field) as HTMLInputElement;
    input.value = edit(input.value).slice(0, PIN_LENGTH);
  };
  return (
    <ul className={styles.pad} onKeyDown={walkGrid}>
      {DIGITS.map((digit) => (
        <li key={digit}>
          <button type="button" className={styles.key} onClick={(event) => change(event, (typed) => typed + digit)}>
            {digit}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={styles.key}
          aria-label={words.profiles.pin.erase}
          onClick={(event) => change(event, (typed) => typed.slice(0, -1))}
        >
          <Icon name={BACK} size="small" />
        </button>
      </li>
    </ul>
  );
}
