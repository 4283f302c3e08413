import { formatDate } from '@madang/i18n/format.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './DayPicker.module.css';
import { DAYS } from './guide-days.ts';

interface DayPickerProps {
  /** Midnights. Empty on the server. */
  days: readonly number[];
  today: number | null;
  /** Index of the day. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** The days of the guide, to be jumped to. */
export function DayPicker({ days, today, chosen, onChoose }: DayPickerProps) {
  const { words, locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  return (
    <div className={styles.days} role="group" aria-label={words.live.guide.days}>
      {days.length === 0 && Array.from({ length: DAYS }, (_, index) => <span key={index} className={styles.day} />)}
      {days.map((day, index) => (
        <button key={day} type="button" className={styles.day} aria-pressed={index === chosen} onClick={() => onChoose(index)}>
          <span>{day === today ? words.live.guide.today : formatDate(locale, day, 'shortWeekday', timeZone)}</span>
          <span className={styles.date}>{formatDate(locale, day, 'dayOfMonth', timeZone)}</span>
        </button>
      ))}
    </div>
  );
}
