import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatDuration, formatPercent, formatTimeLeft } from '@madang/i18n/format.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { Badge } from '@madang/ui/Badge.tsx';
import { classes } from '@madang/ui/classes.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import type { ReactNode } from 'react';
import { DownloadButton } from '#app/features/downloads/index.ts';
import { watchPath } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import type { PlayableView } from './detail-view.ts';
import styles from './EpisodeRow.module.css';

interface EpisodeRowProps {
  episode: PlayableView;
  /** The name of the series. */
  work: string;
  /** The one that the page's main button plays. */
  current: boolean;
  /** The whole series is in the same state, and says so once. */
  stateKnown: boolean;
}

/** An episode that is not ready has no link (PL-35). */
const Way = ({ episode, children }: { episode: PlayableView; children: ReactNode }) => {
  const { language } = useWords();
  if (episode.state !== 'ready') return <div className={classes(styles.row, styles.dimmed)}>{children}</div>;
  return (
    <Link href={watchPath(language, episode, episode.title)} className={styles.row}>
      {children}
    </Link>
  );
};

/** One episode: its place, a moment of it, what happens, and how far it was watched (LI-20). */
export function EpisodeRow({ episode, work, current, stateKnown }: EpisodeRowProps) {
  const { title, titleKo, synopsis, number, watched, seconds, state, mark } = episode;
  const { words } = useWords(detailWords);
  const share = watched ? (watched.finished ? 1 : watched.position / seconds) : 0;
  return (
    <li className={classes(styles.item, current && styles.current)} aria-current={current ? 'true' : undefined}>
      <Way episode={episode}>
        <span className={styles.number}>{number}</span>
        <div className={styles.still}>
          <Picture
            alt=""
            sizes="(min-width: 1680px) 248px, (min-width: 768px) 192px, 136px"
            className={styles.picture}
            {...stillSource(episode.image)}
          />
          {state === 'ready' && (
            <span className={styles.play}>
              <Icon name={episode.detailType === 'webtoon' ? 'webtoon' : 'play'} />
            </span>
          )}
          {share > 0 && <WatchedBar share={share} isRead={episode.detailType === 'webtoon'} />}
        </div>
        <div className={styles.text}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              <span>{title}</span>
              {titleKo !== title && (
                <span lang="ko" className={styles.original}>
                  {titleKo}
                </span>
              )}
            </h3>
            {state === 'ready' && mark && (
              <Badge tone={mark === 'subscribers' ? 'premium' : 'free'} className={styles.mark}>
                {words.detail.marks[mark]}
              </Badge>
            )}
          </div>
          {synopsis && <p className={styles.synopsis}>{synopsis}</p>}
        </div>
        <Standing episode={episode} stateKnown={stateKnown} />
      </Way>
      {state === 'ready' && episode.detailType === 'video' && (
        <span className={styles.download}>
          <DownloadButton
            what={{ id: episode.id, title: `${work}, ${number === null ? title : fill(words.catalog.episode, { number })}` }}
          />
        </span>
      )}
    </li>
  );
}

function WatchedBar({ share, isRead }: { share: number; isRead: boolean }) {
  const { words, locale } = useWords();
  const label = fill(isRead ? words.watchHistory.percentRead : words.watchHistory.watched, {
    percent: formatPercent(locale, share),
  });
  return <ProgressBar value={share} label={label} tone={share >= 1 ? 'free' : 'watched'} className={styles.bar} />;
}

/** At the end of the row: when it comes, that it was watched, what is left of it, or how long it is. */
function Standing({ episode, stateKnown }: Pick<EpisodeRowProps, 'episode' | 'stateKnown'>) {
  const { state, airs, watched, seconds, detailType } = episode;
  const isRead = detailType === 'webtoon';
  const { words, locale } = useWords(detailWords);
  if (state !== 'ready' && !stateKnown)
    return (
      <p className={styles.standing}>
        <Badge tone="quiet" bare>
          {words.catalog.states[state]}
        </Badge>
        {state === 'coming_soon' && <span>{formatDate(locale, airs, 'weekday')}</span>}
      </p>
    );
  if (watched && !watched.finished && watched.position > 0)
    return (
      <p className={classes(styles.standing, styles.left)}>
        {isRead
          ? fill(words.watchHistory.percentRead, { percent: formatPercent(locale, watched.position / seconds) })
          : formatTimeLeft(locale, words.time, seconds - watched.position)}
      </p>
    );
  const done = isRead ? fill(words.watchHistory.percentRead, { percent: formatPercent(locale, 1) }) : words.detail.watched;
  return (
    <p className={styles.standing}>
      {watched?.finished && (
        <span className={styles.done} role="img" aria-label={done} title={done}>
          <Icon name="check" size="small" />
        </span>
      )}
      {isRead ? <span>{formatDate(locale, airs, 'medium')}</span> : <span>{formatDuration(words.time, seconds)}</span>}
    </p>
  );
}
