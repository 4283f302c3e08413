import { formatDate, formatTime } from '@madang/i18n/format.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTimeZone } from '#app/platform/clock.ts';
import { useMediaQuery } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { GuideCellView } from './GuideCellView.tsx';
import { type GuideDay, minuteOf } from './guide-days.ts';
import { cellAt, type GuideFocus, type GuideKey, moveInGuide, moveInList } from './guide-moves.ts';
import type { ProgrammeView } from './guide-view.ts';
import styles from './GuideWeek.module.css';

interface GuideWeekProps {
  rows: readonly GuideDay[];
  /** Midnight of the viewer's day. */
  today: number;
  /** Now, to the minute. */
  minute: number;
  /** Index of the day that was picked. */
  chosen: number;
  allowed: boolean;
  onChoose: (index: number) => void;
  onWatch: (programme: ProgrammeView) => void;
}

/** A grid from here on, a list below; the style sheet says the same. */
const GRID = '(min-width: 900px)';
/** Six pixels a minute, as the style sheet has it. */
const MINUTE_PX = 6;
/** What has been on for so many minutes is still seen when the guide opens. */
const BEFORE_NOW = 45;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30);
const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] satisfies GuideKey[];
const isGuideKey = (key: string): key is GuideKey => KEYS.includes(key);

const at = (minute: number) => ({ '--at': minute }) as CSSProperties;
const placeOf = (row: number, cell: number): string => `${row}-${cell}`;

/** Where Tab enters the guide: what is on now, on the day that was picked. */
const entryOf = (rows: readonly GuideDay[], row: number, minute: number): GuideFocus => {
  const anchor = minuteOf(minute);
  return { row, cell: Math.max(0, cellAt(rows[row]?.cells ?? [], anchor)), anchor };
};

/** Days as rows and hours as columns; for screen readers, and on narrow screens, lists. Arrow keys move by time (house rule). */
export function GuideWeek({ rows, today, minute, chosen, allowed, onChoose, onWatch }: GuideWeekProps) {
  const { words, locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  const isGrid = useMediaQuery(GRID);
  const scroller = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<GuideFocus | null>(null);
  const focus = moved?.row === chosen ? moved : entryOf(rows, chosen, minute);
  const { current: openedAt } = useRef(minuteOf(minute));

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: (openedAt - BEFORE_NOW) * MINUTE_PX, behavior: 'instant' });
  }, [openedAt, isGrid]);

  const pending = useRef(false);
  const place = placeOf(focus.row, focus.cell);
  useEffect(() => {
    if (!pending.current) return;
    pending.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-place="${place}"] > a`)?.focus();
  }, [place]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isGuideKey(key) || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const next = (isGrid ? moveInGuide : moveInList)(rows, focus, key);
    pending.current = placeOf(next.row, next.cell) !== place;
    setMoved(next);
    if (next.row !== chosen) onChoose(next.row);
  };
  const handleFocus = (event: FocusEvent) => {
    const [row, cell] = (event.target.closest('[data-place]')?.getAttribute('data-place') ?? '').split('-').map(Number);
    if (row === undefined || cell === undefined || placeOf(row, cell) === place) return;
    setMoved({ row, cell, anchor: rows[row]?.cells[cell]?.at ?? 0 });
    if (row !== chosen) onChoose(row);
  };

  return (
    <div ref={scroller} className={styles.scroller} onKeyDown={handleKeyDown} onFocus={handleFocus}>
      <div className={styles.week}>
        <div className={styles.hours} aria-hidden="true">
          <span className={styles.corner} />
          {HALF_HOURS.map((half) => (
            <span key={half} className={styles.hour} style={at(half)}>
              {formatTime(locale, half * 60_000)}
            </span>
          ))}
          <span className={styles.clock} style={at(minuteOf(minute))}>
            {formatTime(locale, minute, timeZone)}
          </span>
        </div>
        {rows.map(({ day, cells }, row) => (
          <section
            key={day}
            className={styles.day}
            data-chosen={row === chosen || undefined}
            aria-label={formatDate(locale, day, 'weekday', timeZone)}
          >
            <h3 className={styles.name}>
              <span>{day === today ? words.live.guide.today : formatDate(locale, day, 'shortWeekday', timeZone)}</span>
              <span className={styles.date}>{formatDate(locale, day, 'dayOfMonth', timeZone)}</span>
            </h3>
            <ul className={styles.row}>
              {cells.map(({ programme, at: begins, minutes }, cell) => (
                <GuideCellView
                  key={programme.id}
                  programme={programme}
                  begins={begins}
                  minutes={minutes}
                  minute={minute}
                  place={placeOf(row, cell)}
                  reachable={row === focus.row && cell === focus.cell}
                  allowed={allowed}
                  onWatch={onWatch}
                />
              ))}
              {cells.length === 0 && <li className={styles.nothing}>{words.live.guide.nothing}</li>}
            </ul>
            {day === today && <span className={styles.now} style={at(minuteOf(minute))} aria-hidden="true" />}
          </section>
        ))}
      </div>
    </div>
  );
}
