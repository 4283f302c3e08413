import { fill } from '@madang/i18n/fill.ts';
import { formatPercent, formatTimeLeft } from '@madang/i18n/format.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { StillCard } from '@madang/ui/StillCard.tsx';

import { watchPath } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './ContinueWatchingRail.module.css';
import { episodeLabel } from './episode-label.ts';
import { recordOrigin } from './use-origin.ts';
import { useForget } from './use-forget.ts';
import { watchSecondsLeft, shareWatched, type WatchingView } from './watching-view.ts';

interface ContinueWatchingRailProps {
  items: readonly WatchingView[];
  /** Name of the profile. */
  name: string;
}

/** Titles in progress, latest first. Every card resumes playback (CA-63). */
export function ContinueWatchingRail({ items, name }: ContinueWatchingRailProps) {
  const { words } = useWords();
  const shown = useForget(items);
  if (shown.items.length === 0) return null;
  return (
    <Rail title={fill(words.watchHistory.continueWatchingFor, { name })} shape="still">
      {shown.items.map((item) => (
        <ContinueCard key={item.titleId} item={item} onForget={() => shown.forget(item)} />
      ))}
    </Rail>
  );
}

function ContinueCard({ item, onForget }: { item: WatchingView; onForget: () => void }) {
  const { words, language, locale } = useWords();
  const begun = item.position > 0;
  const share = shareWatched(item);
  const isRead = item.detailType === 'webtoon';
  const done = fill(isRead ? words.watchHistory.percentRead : words.watchHistory.watched, {
    percent: formatPercent(locale, share),
  });
  const left = isRead ? done : formatTimeLeft(locale, words.time, watchSecondsLeft(item));
  return (
    <div className={styles.card}>
      <StillCard
        href={watchPath(language, item, item.title)}
        title={item.title}
        meta={[episodeLabel(words, item), begun ? left : words.watchHistory.upNext].filter((part) => part !== null).join(' · ')}
        picture={stillSource(item.image)}
        progress={begun ? { value: share, label: done } : undefined}
        playable
        onClick={() => recordOrigin({ collection: 'continue-watching', titleId: item.titleId })}
      />
      <IconButton
        icon="close"
        label={fill(words.watchHistory.remove, { title: item.title })}
        className={styles.forget}
        onClick={onForget}
      />
    </div>
  );
}
