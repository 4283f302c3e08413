import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { LANGUAGES, type Language } from '@madang/domain/shared/language.ts';
import { LANGUAGE_NAMES } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPercent } from '@madang/i18n/format.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Range } from '@madang/ui/Range.tsx';
import { Select } from '@madang/ui/Select.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './ReaderSettings.module.css';
import { GAPS, type ReadingPreferences, TEXT_SIZES, WIDEST_SIDE } from './use-reading-preferences.ts';

interface ReaderSettingsProps {
  preferences: ReadingPreferences;
  /** The default while the reader has chosen none: percent of the window at each side. */
  usualSide: number;
  savesData: boolean;
  onChoose: (change: Partial<ReadingPreferences>) => void;
  onLanguage: (language: Language) => void;
  onHelp: () => void;
  onClose: () => void;
}

const SIDE_STEP = 5;
const languages = LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }));
const sizes = Object.keys(TEXT_SIZES) as (keyof typeof TEXT_SIZES)[];

/** Settings beside the strip, applied at once. Moves the focus inside and restores it on close. */
export function ReaderSettings({
  preferences,
  usualSide,
  savesData,
  onChoose,
  onLanguage,
  onHelp,
  onClose,
}: ReaderSettingsProps) {
  const { words, language, locale } = useWords(webtoonWords);
  const { reader } = words.webtoons;
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const side = preferences.side ?? usualSide;

  useEffect(() => sheet.current?.querySelector('input')?.focus(), []);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <div ref={sheet} className={styles.sheet} role="dialog" aria-labelledby={`${id}-title`} onKeyDown={handleKey}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {reader.settings}
        </h2>
        <IconButton icon="close" label={reader.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <label className={styles.row} htmlFor={`${id}-side`}>
          <span>{reader.width}</span>
          <output className={styles.value}>{formatPercent(locale, side / 100)}</output>
        </label>
        <Range
          id={`${id}-side`}
          min={0}
          max={WIDEST_SIDE}
          step={SIDE_STEP}
          value={side}
          onChange={(event) => onChoose({ side: event.target.valueAsNumber })}
        />
        <Choice legend={reader.gap}>
          {GAPS.map((gap) => (
            <Option
              key={gap}
              name={`${id}-gap`}
              checked={preferences.gap === gap}
              label={fill(reader.pixels, { count: gap })}
              onChoose={() => onChoose({ gap })}
            />
          ))}
        </Choice>
        <Choice legend={reader.textSize}>
          {sizes.map((size) => (
            <Option
              key={size}
              name={`${id}-size`}
              checked={preferences.textSize === size}
              label={reader.textSizes[size]}
              onChoose={() => onChoose({ textSize: size })}
            />
          ))}
        </Choice>
        <Checkbox
          checked={savesData}
          label={
            <>
              {reader.dataSaver}
              <span className={styles.hint}>{reader.dataSaverHint}</span>
            </>
          }
          onChange={(event) => onChoose({ savesData: event.target.checked })}
        />
        <Select
          label={reader.language}
          value={language}
          options={languages}
          onChange={(event) => onLanguage(event.target.value as Language)}
        />
        <Button variant="quiet" size="small" icon="info" onClick={onHelp}>
          {reader.help}
        </Button>
      </div>
    </div>
  );
}

const Choice = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.options}>{children}</div>
  </fieldset>
);

interface OptionProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

const Option = ({ name, label, checked, onChoose }: OptionProps) => (
  <label className={styles.option}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>{label}</span>
  </label>
);
