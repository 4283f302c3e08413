import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatTime } from '@madang/i18n/format.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import { type GuideDay, isCoveredByNow, minutesInto } from './guide-days.ts';
import { isOffAirOver, type OffAir, findOffAir } from './guide-list.ts';
import type { ProgrammeView } from './guide-view.ts';
import { GuideCellView } from './GuideCellView.tsx';
import styles from './GuideWeek.module.css';

interface GuideDayRowProps {
  whole: GuideDay;
  /** `whole` without the programs collapsed under its "earlier" button. */
  shown: GuideDay;
  /** Start of the first program after this day. Null when unknown. */
  followedAt: number | null;
  row: number;
  isChosen: boolean;
  /** Midnight of the viewer's day. */
  today: number;
  /** Now, to the minute. */
  minute: number;
  /** The time of day, at its place in the hours. */
  clock: ReactNode;
  /** The cell in the tab order (roving tabindex). Null in the other rows. */
  reachable: number | null;
  /** Today's past programs. Null when they are not collapsed. */
  earlier: { readonly count: number; readonly isShown: boolean; readonly onToggle: () => void } | null;
  allowed: boolean;
  onWatch: (programme: ProgrammeView) => void;
}

const at = (minute: number) => ({ '--at': minute }) as CSSProperties;

/** Key by which the guide finds a cell. */
export const toCellKey = (row: number, cell: number): string => `${row}-${cell}`;

/** Nothing is planned: how long the channel is off air. */
function OffAirCell({ at: begins, minutes, until }: OffAir) {
  const { words, locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  const { offAir, offAirUntil } = words.live.guide;
  return (
    <li className={styles.offAir} style={{ '--at': begins, '--minutes': minutes } as CSSProperties}>
      <span>{until === null ? offAir : fill(offAirUntil, { time: formatTime(locale, until, timeZone) })}</span>
    </li>
  );
}

/** A day of the guide: its programmes, and the time between them. */
export function GuideDayRow({ whole, shown, row, today, minute, earlier, ...props }: GuideDayRowProps) {
  const { words, locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  const { day, cells } = shown;
  const ticks = shown.ticks?.filter((tick) => day !== today || !isCoveredByNow(tick.at, minutesInto(day, minute))) ?? null;
  const hidden = whole.cells.length - cells.length;
  const gaps = findOffAir(whole, props.followedAt);
  const gapBefore = (cell: number): ReactNode => {
    const gap = gaps[cell + hidden];
    return gap && !(hidden > 0 && isOffAirOver(day, gap, minute)) && <OffAirCell {...gap} />;
  };
  return (
    <section
      className={styles.day}
      data-chosen={props.isChosen || undefined}
      data-clocks-change={ticks !== null || undefined}
      aria-label={formatDate(locale, day, 'weekday', timeZone)}
    >
      <h3 className={styles.name}>
        <span>{day === today ? words.live.guide.today : formatDate(locale, day, 'shortWeekday', timeZone)}</span>
        <span className={styles.date}>{formatDate(locale, day, 'dayOfMonth', timeZone)}</span>
      </h3>
      {ticks && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick.at} className={styles.hour} style={at(tick.at)}>
              {formatTime(locale, tick.instant, timeZone)}
            </span>
          ))}
          {day === today && props.clock}
        </div>
      )}
      {earlier && (
        <button type="button" className={styles.earlier} aria-expanded={earlier.isShown} onClick={earlier.onToggle}>
          <Icon name="chevron-down" />
          {fill(words.live.guide.earlier, { count: earlier.count })}
        </button>
      )}
      <ul className={styles.row}>
        {cells.map(({ programme, at: begins, minutes }, cell) => (
          <Fragment key={programme.id}>
            {gapBefore(cell)}
            <GuideCellView
              programme={programme}
              begins={begins}
              minutes={minutes}
              minute={minute}
              place={toCellKey(row, cell)}
              reachable={cell === props.reachable}
              allowed={props.allowed}
              onWatch={props.onWatch}
            />
          </Fragment>
        ))}
        {whole.cells.length > 0 ? gapBefore(cells.length) : <li className={styles.nothing}>{words.live.guide.nothing}</li>}
      </ul>
      {day === today && <span className={styles.now} style={at(minutesInto(today, minute))} aria-hidden="true" />}
    </section>
  );
}
