import { classes } from '@madang/ui/classes.ts';
import { Picture } from '@madang/ui/Picture.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import type { MouseEvent } from 'react';

import { PlayerIcon } from '../player-icons.tsx';
import type { EpisodeItem } from './episode-shelf.ts';
import styles from './EpisodeTile.module.css';

interface EpisodeTileProps {
  episode: EpisodeItem;
  playingNow: string;
  onChoose: () => void;
}

/** An episode in the player's list. One that is not ready has no link (PL-35). */
export function EpisodeTile({ episode, playingNow, onChoose }: EpisodeTileProps) {
  const { title, meta, picture, href, isCurrent, isReady, watched } = episode;
  const handleClick = (event: MouseEvent): void => {
    // A modified click opens a new tab or window, any other click stays in the player
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  const face = (
    <>
      <div className={styles.frame}>
        <Picture
          alt=""
          sizes="(min-width: 1024px) 300px, (min-width: 600px) 240px, 56vw"
          className={styles.picture}
          {...picture}
        />
        {isReady && !isCurrent && (
          <span className={styles.play}>
            <PlayerIcon name="play" />
          </span>
        )}
        {watched && <ProgressBar className={styles.progress} {...watched} />}
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.meta}>{isCurrent ? <span className={styles.now}>{playingNow}</span> : meta}</p>
    </>
  );
  if (!isReady) return <div className={classes(styles.tile, styles.dimmed)}>{face}</div>;
  return (
    <a
      className={classes(styles.tile, isCurrent && styles.current)}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      draggable={false}
      onClick={handleClick}
    >
      {face}
    </a>
  );
}
