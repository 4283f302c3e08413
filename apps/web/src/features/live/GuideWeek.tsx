import { formatTime } from '@madang/i18n/format.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTimeZone } from '#app/platform/clock.ts';
import { useMediaQuery } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { type GuideDay, isCoveredByNow, toMinute, minutesInto } from './guide-days.ts';
import { pastIn } from './guide-list.ts';
import { GuideDayRow, toCellKey } from './GuideDayRow.tsx';
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

/** A grid from this width on, a list below. Must match the stylesheet. */
const GRID = '(min-width: 900px)';
/** Six pixels a minute, as the style sheet has it. */
const MINUTE_PX = 6;
/** Minutes before now that are in view when the guide opens. */
const BEFORE_NOW = 45;
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30);
const KEYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] satisfies GuideKey[];
const isGuideKey = (key: string): key is GuideKey => KEYS.includes(key);

const at = (minute: number) => ({ '--at': minute }) as CSSProperties;

/** Start of the first program after a day, in milliseconds since 1970. Null when unknown. */
const startAfter = (rows: readonly GuideDay[], row: number): number | null =>
  rows.slice(row + 1).find(({ cells }) => cells.length > 0)?.cells[0]?.programme.startsAt ?? null;

/** Where Tab enters the guide: what is on now, on the day that was picked. */
const entryOf = (rows: readonly GuideDay[], row: number, minute: number): GuideFocus => {
  const anchor = toMinute(minute);
  return { row, cell: Math.max(0, cellAt(rows[row]?.cells ?? [], anchor)), anchor };
};

/** Days as rows and hours as columns. Lists for screen readers and on narrow screens. Arrow keys move by time. */
export function GuideWeek({ rows: whole, today, minute, chosen, allowed, onChoose, onWatch }: GuideWeekProps) {
  const { locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  const isGrid = useMediaQuery(GRID);
  const scroller = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<GuideFocus | null>(null);
  const [isEarlierShown, setEarlierShown] = useState(false);
  // A list begins with the current program. Past ones are behind a button.
  const past = whole.map((row) => (!isGrid && row.day === today ? pastIn(row, minute) : 0));
  const rows = whole.map((row, index) => (isEarlierShown ? row : { ...row, cells: row.cells.slice(past[index]) }));
  const focus = moved?.row === chosen ? moved : entryOf(rows, chosen, minute);
  const sinceMidnight = minutesInto(today, minute);
  const { current: openedAt } = useRef(sinceMidnight);
  const longest = Math.max(24 * 60, ...rows.map(({ minutes }) => minutes));
  const todaysTicks = rows.find(({ day }) => day === today)?.ticks ?? null;

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: (openedAt - BEFORE_NOW) * MINUTE_PX, behavior: 'instant' });
  }, [openedAt, isGrid]);

  const pending = useRef(false);
  const place = toCellKey(focus.row, focus.cell);
  useEffect(() => {
    if (!pending.current) return;
    pending.current = false;
    scroller.current?.querySelector<HTMLElement>(`[data-place="${place}"] > :is(a, [tabindex])`)?.focus();
  }, [place]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isGuideKey(key) || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const next = (isGrid ? moveInGuide : moveInList)(rows, focus, key);
    pending.current = toCellKey(next.row, next.cell) !== place;
    setMoved(next);
    if (next.row !== chosen) onChoose(next.row);
  };
  const handleFocus = (event: FocusEvent) => {
    const [row, cell] = (event.target.closest('[data-place]')?.getAttribute('data-place') ?? '').split('-').map(Number);
    if (row === undefined || cell === undefined || toCellKey(row, cell) === place) return;
    setMoved({ row, cell, anchor: rows[row]?.cells[cell]?.clock ?? 0 });
    if (row !== chosen) onChoose(row);
  };

  const handleEarlier = () => {
    setMoved(null);
    setEarlierShown(!isEarlierShown);
  };

  const clock = (
    <span className={styles.clock} style={at(sinceMidnight)}>
      {formatTime(locale, minute, timeZone)}
    </span>
  );
  return (
    <div ref={scroller} className={styles.scroller} onKeyDown={handleKeyDown} onFocus={handleFocus}>
      <div className={styles.week} style={{ '--longest': longest } as CSSProperties}>
        <div className={styles.hours} aria-hidden="true">
          <span className={styles.corner} />
          {HALF_HOURS.filter((half) => todaysTicks !== null || !isCoveredByNow(half, sinceMidnight)).map((half) => (
            <span key={half} className={styles.hour} style={at(half)}>
              {formatTime(locale, half * 60_000)}
            </span>
          ))}
          {todaysTicks === null && clock}
        </div>
        {rows.map((shown, row) => (
          <GuideDayRow
            key={shown.day}
            whole={whole[row] ?? shown}
            shown={shown}
            followedAt={startAfter(whole, row)}
            row={row}
            isChosen={row === chosen}
            today={today}
            minute={minute}
            clock={clock}
            reachable={row === focus.row ? focus.cell : null}
            earlier={past[row] ? { count: past[row], isShown: isEarlierShown, onToggle: handleEarlier } : null}
            allowed={allowed}
            onWatch={onWatch}
          />
        ))}
      </div>
    </div>
  );
}
