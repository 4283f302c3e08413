import { PERIODS, type Period } from '@madang/domain/subscriptions/plan.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPercent } from '@madang/i18n/format.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './PeriodSwitch.module.css';

/** Monthly or annual. The stylesheet shows the prices that belong to it (Price.module.css), so it works before any script. */
export function PeriodSwitch({ initial, savingPercent }: { initial: Period; savingPercent: number }) {
  const { words, locale } = useWords(subscriptionsWords);
  const { period, saving } = words.subscriptions;
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{period}</legend>
      {PERIODS.map((one) => (
        <label key={one} className={styles.choice}>
          <input type="radio" name="period" value={one} defaultChecked={one === initial} className={styles.radio} />
          <span>{words.subscriptions[one]}</span>
          {one === 'annual' && savingPercent > 0 && (
            <span className={styles.saving}>{fill(saving, { percent: formatPercent(locale, savingPercent / 100) })}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
