import { fill } from '@madang/i18n/fill.ts';
import { formatPercent } from '@madang/i18n/format.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { StillCard } from '@madang/ui/StillCard.tsx';

import { paths } from '#app/paths.ts';
import { stillOf } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './ContinueWatchingRail.module.css';
import { episodeLabel } from './episode-label.ts';
import { useForget } from './use-forget.ts';
import { minutesLeft, shareWatched, type WatchingView } from './watching-view.ts';

interface ContinueWatchingRailProps {
  items: readonly WatchingView[];
  /** Of the profile. */
  name: string;
}

/** What the profile is in the middle of, latest first; every card leads back to where it stopped (CA-63). */
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
  const left = begun ? fill(words.time.minutesLeft, { minutes: minutesLeft(item) }) : words.watchHistory.upNext;
  const share = shareWatched(item);
  return (
    <div className={styles.card}>
      <StillCard
        href={paths.video(language, item.id, item.title)}
        title={item.title}
        meta={[episodeLabel(words, item), left].filter((part) => part !== null).join(' · ')}
        picture={stillOf(item.image)}
        progress={
          begun ? { value: share, label: fill(words.watchHistory.watched, { percent: formatPercent(locale, share) }) } : undefined
        }
        playable
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
