import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatPercent } from '@madang/i18n/format.ts';
import { downloadWords } from '@madang/i18n/parts/downloads.ts';
import { classes } from '@madang/ui/classes.ts';
import { DOWNLOAD, REPLAY, TRASH } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import { useTimeZone } from '#app/platform/clock.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { pickText } from '#app/shell/language.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './DownloadRow.module.css';
import type { ShownDownload } from './downloads.ts';
import { formatBytes } from './format-bytes.ts';
import { toOnwardLink, shareDone } from './kept-download.ts';
import { useBlobAddress } from './use-blob-address.ts';

interface DownloadRowProps {
  item: ShownDownload;
  onPlay: () => void;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
}

/** What a download is called in lists and by screen readers. */
const useTitles = ({ info }: ShownDownload) => {
  const { words, language } = useWords();
  const work = pickText(language, info.series.meta.title);
  const number = info.meta.episode_number;
  const episode = number === null ? null : fill(words.catalog.episode, { number });
  return { work, episode, full: episode === null ? work : `${work}, ${episode}` };
};

/** One line below the title: how it stands, in words. */
const useStanding = (item: ShownDownload): string => {
  const { words, locale } = useWords(downloadWords);
  const timeZone = useTimeZone();
  const reasonText = useReasonText();
  const { downloads } = words;
  const percent = formatPercent(locale, shareDone(item));
  const size = formatBytes(locale, item.bytes);
  const reason = (): string => {
    if (item.reason === null) return downloads.expired;
    const known = (downloads.reasons as Readonly<Record<string, string>>)[item.reason];
    return known ?? reasonText(item.reason as Refusal | 'OUTAGE');
  };
  switch (item.standing) {
    case 'fetching':
      return item.total === 0 ? downloads.waiting : fill(downloads.of, { percent, size });
    case 'elsewhere':
      return downloads.elsewhere;
    case 'paused':
      return fill(downloads.paused, { percent });
    case 'interrupted':
      return fill(downloads.interrupted, { percent });
    case 'stopped':
      return reason();
    case 'expired':
      return downloads.expired;
    case 'ended':
      return fill(downloads.ended, { reason: reason() });
    case 'ready':
      return [
        `${item.info.quality}p`,
        size,
        fill(downloads.until, { date: formatDate(locale, item.expiresAt, 'medium', timeZone) }),
      ].join(' · ');
  }
};

/** A film or an episode that is kept: its picture, how it stands, and what can be done with it. */
export function DownloadRow({ item, onPlay, onPause, onResume, onRemove }: DownloadRowProps) {
  const { words } = useWords(downloadWords);
  const { downloads } = words;
  const { work, episode, full } = useTitles(item);
  const standing = useStanding(item);
  const poster = useBlobAddress(item.poster);
  const { standing: state } = item;
  const isReady = state === 'ready';
  const isUnfinished =
    state === 'fetching' || state === 'elsewhere' || state === 'paused' || state === 'interrupted' || state === 'stopped';
  const handleGone = () => {
    const { gone } = downloads;
    const confirm = toOnwardLink(item);
    const text = confirm.kind === 'episode' ? fill(gone.episode, { title: full }) : fill(gone.work, { title: work });
    showAlert({ variant: 'move-or-not', title: gone.title, text, confirm });
  };
  const watched = item.place ? item.place.seconds / item.info.meta.duration : 0;
  const head = (
    <>
      <span className={styles.frame} style={{ backgroundColor: item.info.series.image.color }}>
        {poster && <img src={poster} alt="" className={styles.picture} />}
        {isReady && (
          <span className={styles.sign}>
            <Icon name="play" />
          </span>
        )}
        {isReady && watched > 0 && (
          <span className={styles.watched} aria-hidden="true">
            <span style={{ inlineSize: `${Math.min(100, watched * 100)}%` }} />
          </span>
        )}
      </span>
      <span className={styles.text}>
        {isReady && <span className={styles.hiddenText}>{fill(downloads.play, { title: full })} </span>}
        <span className={styles.title} aria-hidden={isReady}>
          {work}
        </span>
        {episode && (
          <span className={styles.meta} aria-hidden={isReady}>
            {episode}
          </span>
        )}
        <span className={classes(styles.meta, (state === 'stopped' || state === 'ended') && styles.trouble)}>{standing}</span>
        {isUnfinished && (
          <ProgressBar
            value={shareDone(item)}
            label={full}
            tone={state === 'fetching' ? 'watched' : undefined}
            className={styles.progress}
          />
        )}
      </span>
    </>
  );
  return (
    <>
      {isReady || state === 'ended' ? (
        <button type="button" className={classes(styles.head, !isReady && styles.dimmed)} onClick={isReady ? onPlay : handleGone}>
          {head}
        </button>
      ) : (
        <div className={classes(styles.head, !isUnfinished && styles.dimmed)}>{head}</div>
      )}
      {state === 'fetching' && <IconButton icon="pause" label={fill(downloads.pause, { title: full })} onClick={onPause} />}
      {(state === 'paused' || state === 'interrupted' || state === 'stopped') && (
        <IconButton icon={DOWNLOAD} label={fill(downloads.resume, { title: full })} onClick={onResume} />
      )}
      {state === 'ended' && item.reason !== 'PREMIUM_NEEDED' && (
        <IconButton icon={REPLAY} label={fill(downloads.again, { title: full })} onClick={onResume} />
      )}
      <IconButton icon={TRASH} label={fill(downloads.remove, { title: full })} className={styles.remove} onClick={onRemove} />
    </>
  );
}
