import { liveWords } from '@madang/i18n/parts/live.ts';
import { AgeBadge, Badge } from '@madang/ui/Badge.tsx';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { useTimeZone } from '#app/platform/clock.ts';
import { formatDate, formatTime, formatTimeLeft } from '@madang/i18n/format.ts';
import { REPLAY } from '@madang/ui/further-icons.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ProgrammeView } from './guide-view.ts';
import styles from './NowNext.module.css';

interface NowNextProps {
  /** The current program. Null off air. */
  current: ProgrammeView | null;
  next: ProgrammeView | null;
  /** A programme that is watched instead of the channel. */
  chosen: ProgrammeView | null;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether this viewer may choose a programme. */
  allowed: boolean;
  onWatch: (programme: ProgrammeView | null) => void;
}

const useTimes = () => {
  const { locale } = useWords();
  const timeZone = useTimeZone();
  const at = (instant: number) => formatTime(locale, instant, timeZone);
  return {
    span: ({ startsAt, endsAt }: ProgrammeView) => `${at(startsAt)} – ${at(endsAt)}`,
    at,
    day: (instant: number) => formatDate(locale, instant, 'weekday', timeZone),
  };
};

/** So much of the programme has been shown. */
function Share({ programme: { startsAt, endsAt }, now }: { programme: ProgrammeView; now: number }) {
  const { words, locale } = useWords();
  return (
    <p className={styles.share}>
      <span className={styles.line} aria-hidden="true">
        <span style={{ width: `${((now - startsAt) / (endsAt - startsAt)) * 100}%` }} />
      </span>
      {formatTimeLeft(locale, words.time, (endsAt - now) / 1000)}
    </p>
  );
}

/** Current and next program, beside the picture. */
export function NowNext({ current, next, chosen, now, allowed, onWatch }: NowNextProps) {
  const { words } = useWords(liveWords);
  const times = useTimes();
  const { live } = words;
  const main = chosen ?? current ?? next;
  if (!main) return null;
  const isCurrent = main === current;
  return (
    <div className={styles.panel}>
      <p className={styles.state}>
        {isCurrent ? (
          <Badge tone="live">{live.onAir}</Badge>
        ) : (
          <Badge tone="quiet" bare>
            {chosen ? live.watchAgain : live.next}
          </Badge>
        )}
        <AgeBadge rating={main.rating} />
      </p>
      <h1 className={styles.title}>{main.title}</h1>
      {main.part && <p className={styles.part}>{main.part}</p>}
      <p className={styles.times}>{isCurrent ? times.span(main) : `${times.day(main.startsAt)}, ${times.span(main)}`}</p>
      {isCurrent && <Share programme={main} now={now} />}
      <div className={styles.ways}>
        {chosen && (
          <Button variant="primary" icon="tv" onClick={() => onWatch(null)}>
            {live.backToLive}
          </Button>
        )}
        {isCurrent && allowed && main.href !== null && (
          <Button icon={REPLAY} onClick={() => onWatch(main)}>
            {live.fromStart}
          </Button>
        )}
        {main.href !== null && (
          <ButtonLink href={main.href} variant={chosen || (isCurrent && allowed) ? 'quiet' : 'secondary'} icon="info">
            {live.aboutProgramme}
          </ButtonLink>
        )}
      </div>
      {next && next !== main && (
        <p className={styles.next}>
          <span className={styles.label}>{live.next}</span>
          <span>
            <span className={styles.at}>{times.at(next.startsAt)}</span> {next.title}
          </span>
        </p>
      )}
    </div>
  );
}
