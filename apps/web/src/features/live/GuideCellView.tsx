import { airingOffer } from '@madang/domain/live/guide.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatTime } from '@madang/i18n/format.ts';
import { liveWords } from '@madang/i18n/parts/live.ts';
import { Badge } from '@madang/ui/Badge.tsx';
import { REPLAY } from '@madang/ui/further-icons.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Link } from '@madang/ui/link.tsx';
import { type CSSProperties, memo } from 'react';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ProgrammeView } from './guide-view.ts';
import styles from './GuideCellView.module.css';

interface GuideCellProps {
  programme: ProgrammeView;
  /** Position in its row, in minutes. */
  begins: number;
  minutes: number;
  /** Now, to the minute. */
  minute: number;
  /** Key by which the guide finds the cell. */
  place: string;
  /** In the tab order (roving tabindex). Arrow keys reach the other cells. */
  reachable: boolean;
  allowed: boolean;
  onWatch: (programme: ProgrammeView) => void;
}

/** A programme in the guide: the way to its page, and to watching it again where its rights allow that. */
export const GuideCellView = memo(function GuideCellView({ programme, minute, place, reachable, ...cell }: GuideCellProps) {
  const { words, locale } = useWords(liveWords);
  const timeZone = useTimeZone();
  const { id, startsAt, endsAt, title, part, href } = programme;
  const offer = airingOffer({ ...programme, contentId: id }, minute);
  const time = minute >= endsAt ? 'past' : minute >= startsAt ? 'now' : 'coming';
  const tabIndex = reachable ? 0 : -1;
  const clock = (instant: number) => formatTime(locale, instant, timeZone);
  const current = time === 'now' ? 'time' : undefined;
  const details = (
    <span className={styles.words}>
      <span className={styles.title}>
        {time === 'now' && <Badge tone="live">{words.live.now}</Badge>}
        {title}
      </span>
      <span className={styles.meta}>
        <span className={styles.times}>
          {clock(startsAt)}–{clock(endsAt)}
        </span>
        {part && <span>{part}</span>}
      </span>
    </span>
  );
  return (
    <li
      className={styles.cell}
      data-place={place}
      data-time={time}
      style={{ '--at': cell.begins, '--minutes': cell.minutes } as CSSProperties}
    >
      {href === null ? (
        // A disabled link: the arrow keys of the guide stop here, and it opens nothing.
        <div role="link" aria-disabled="true" className={styles.programme} tabIndex={tabIndex} aria-current={current}>
          {details}
        </div>
      ) : (
        <Link href={href} className={styles.programme} tabIndex={tabIndex} aria-current={current}>
          {details}
        </Link>
      )}
      {offer === 'catch-up' && cell.allowed && (
        <IconButton
          icon={REPLAY}
          className={styles.again}
          label={fill(words.live.watchAgainNamed, { title: part === null ? title : `${title}, ${part}` })}
          tabIndex={tabIndex}
          onClick={() => cell.onWatch(programme)}
        />
      )}
    </li>
  );
});
