import { formatTimeZone } from '@madang/i18n/format-instant.ts';
import { formatTime } from '@madang/i18n/format.ts';
import { fill } from '@madang/i18n/fill.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { memo, useMemo, useState } from 'react';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import { DayPicker } from './DayPicker.tsx';
import styles from './Guide.module.css';
import { listDays, guideDays, type GuideRange } from './guide-days.ts';
import type { GuideView, ProgrammeView } from './guide-view.ts';
import { GuideWeek } from './GuideWeek.tsx';
import { Trouble } from './Trouble.tsx';

interface GuideProps {
  /** Null while it is on its way. */
  guide: GuideView | null;
  range: GuideRange;
  /** Midnight of the viewer's day. Null on the server. */
  today: number | null;
  /** Now, to the minute. Null on the server. */
  minute: number | null;
  /** Whether this viewer may watch what was shown. */
  allowed: boolean;
  onRange: (range: GuideRange) => void;
  onWatch: (programme: ProgrammeView) => void;
  onRetry: () => void;
}

/** In whose time the guide speaks (LV-22). */
function Zone({ minute }: { minute: number | null }) {
  const { words, locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  // Its place is kept until the browser says where it is.
  if (minute === null) return <p className={styles.zone} />;
  return (
    <p className={styles.zone}>
      {fill(words.live.guide.zone, {
        zone: formatTimeZone(locale, minute, timeZone),
        time: formatTime(locale, minute, 'Asia/Seoul'),
      })}
    </p>
  );
}

/** The programmes of seven days: a grid of days and hours, on narrow screens the list of one day (LV-01, RT-07). */
export const Guide = memo(function Guide({ guide, range, today, minute, allowed, onRange, onWatch, onRetry }: GuideProps) {
  const { words } = useWords(liveWords);
  const own = words.live.guide;
  const opening = range === 'week' ? 0 : 6;
  const [chosen, setChosen] = useState({ range, index: opening });
  const day = chosen.range === range ? chosen.index : opening;
  const days = useMemo(() => (today === null ? [] : listDays(range, today)), [range, today]);
  const programmes = guide?.kind === 'whole' ? guide.programmes : null;
  const rows = useMemo(() => (programmes ? guideDays(programmes, days) : null), [programmes, days]);

  return (
    <section className={styles.guide} aria-labelledby="guide">
      <div className={styles.head}>
        <h2 id="guide" className={styles.title}>
          {own.title}
        </h2>
        <Zone minute={minute} />
        <div className={styles.ranges} role="group" aria-label={own.title}>
          {(['week', 'past'] as const).map((one) => (
            <button key={one} type="button" className={styles.range} aria-pressed={one === range} onClick={() => onRange(one)}>
              {own[one]}
            </button>
          ))}
        </div>
      </div>
      <DayPicker days={days} today={today} chosen={day} onChoose={(index) => setChosen({ range, index })} />
      {guide?.kind === 'wrong' && <Trouble {...own.wrong} onRetry={onRetry} />}
      {guide?.kind === 'failed' && <Trouble title={own.failed} onRetry={onRetry} />}
      {guide === null && <Skeleton className={styles.coming} height={660} />}
      {rows && minute !== null && today !== null && (
        <GuideWeek
          key={range}
          rows={rows}
          today={today}
          minute={minute}
          chosen={day}
          allowed={allowed}
          onChoose={(index) => setChosen({ range, index })}
          onWatch={onWatch}
        />
      )}
    </section>
  );
});
