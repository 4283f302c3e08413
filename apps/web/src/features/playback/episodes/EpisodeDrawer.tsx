import { fill } from '@madang/i18n/fill.ts';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { useEffect, useRef } from 'react';

import { Sheet } from '../Sheet.tsx';
import type { PlayerWords } from '../words.ts';
import type { EpisodePage, EpisodeShelf } from './episode-shelf.ts';
import { EpisodeTile } from './EpisodeTile.tsx';
import styles from './EpisodeDrawer.module.css';
import { useEpisodePage } from './use-episode-page.ts';

interface EpisodeDrawerProps {
  id: string;
  shelf: EpisodeShelf;
  words: PlayerWords;
  onClose: () => void;
}

/** The season below the film: choosing an episode plays it. */
export function EpisodeDrawer({ id, shelf, words, onClose }: EpisodeDrawerProps) {
  const { page, hasFailed, turnTo, retry } = useEpisodePage(shelf);
  return (
    <Sheet id={id} title={words.episodes} closeLabel={words.close} shape="drawer" onClose={onClose}>
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{words.episodesFailed}</p>
          <Button variant="outline" onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      {!hasFailed && !page && <Coming />}
      {page && <Episodes page={page} shelf={shelf} words={words} onTurn={turnTo} onClose={onClose} />}
    </Sheet>
  );
}

const Coming = () => (
  <div className={styles.coming}>
    {Array.from({ length: PAGE_SIZES.episodeRail }, (_, place) => (
      <Skeleton key={place} ratio="still" />
    ))}
  </div>
);

interface EpisodesProps extends Omit<EpisodeDrawerProps, 'id'> {
  page: EpisodePage;
  onTurn: (offset: number) => void;
}

function Episodes({ page: { episodes, offset, total }, shelf, words, onTurn, onClose }: EpisodesProps) {
  const rail = useRef<HTMLDivElement>(null);
  const last = offset + episodes.length;
  const rangeFrom = (first: number) =>
    fill(words.episodeRange, { first: first + 1, last: Math.min(total, first + shelf.pageSize) });

  useEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]') ?? rail.current?.querySelector('a');
    current?.focus({ preventScroll: true });
    current?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [offset]);

  return (
    <div ref={rail} className={styles.rail}>
      <Rail
        title={fill(words.episodeRange, { first: offset + 1, last })}
        shape="still"
        headingLevel={3}
        step={PAGE_SIZES.episodeRail}
      >
        {offset > 0 && (
          <PageTile
            label={rangeFrom(Math.max(0, offset - shelf.pageSize))}
            onClick={() => onTurn(Math.max(0, offset - shelf.pageSize))}
          />
        )}
        {episodes.map((episode) => (
          <EpisodeTile
            key={episode.id}
            episode={episode}
            playingNow={words.playingNow}
            onChoose={() => (episode.isCurrent ? onClose() : shelf.onChoose(episode))}
          />
        ))}
        {last < total && <PageTile label={rangeFrom(last)} onClick={() => onTurn(last)} />}
      </Rail>
    </div>
  );
}

/** The way to the episodes before or after those of the rail. */
const PageTile = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={styles.page} onClick={onClick}>
    {label}
  </button>
);
