import { fill } from '@madang/i18n/fill.ts';
import type { CSSProperties, MouseEvent } from 'react';

import styles from './NextEpisodeCard.module.css';
import { PlayerIcon } from './player-icons.tsx';
import { useFocusWhenFree } from './remote/use-focus-when-free.ts';
import type { NextEpisode } from './video-player-props.ts';
import type { PlayerWords } from './words.ts';

interface NextEpisodeCardProps {
  next: NextEpisode;
  words: PlayerWords;
  secondsLeft: number | null;
  countdownSeconds: number;
  takesFocus: boolean;
  onPlay: () => void;
  onDismiss: () => void;
}

export function NextEpisodeCard({ next, words, takesFocus, onPlay, onDismiss, ...countdown }: NextEpisodeCardProps) {
  const { secondsLeft, countdownSeconds } = countdown;
  const passed = secondsLeft === null ? 0 : 1 - secondsLeft / countdownSeconds;
  const play = useFocusWhenFree<HTMLAnchorElement>(takesFocus);
  const handlePlay = (event: MouseEvent): void => {
    // A modified click opens a new tab or window, any other click stays in the player
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  };

  return (
    <aside className={styles.card} aria-label={words.nextEpisode}>
      <img className={styles.still} src={next.still} alt="" />
      <div className={styles.body}>
        <p className={styles.kicker}>
          <span>{words.nextEpisode}</span>
          {next.length && <span>{next.length}</span>}
        </p>
        <p className={styles.title}>
          {next.title} {next.originalTitle && <span lang="ko">{next.originalTitle}</span>}
        </p>
        <div className={styles.actions}>
          <a
            ref={play}
            className={styles.play}
            href={next.href}
            style={{ '--passed': passed } as CSSProperties}
            onClick={handlePlay}
          >
            <PlayerIcon name="play" className={styles.icon} />
            <span>{secondsLeft === null ? words.playNow : fill(words.playIn, { seconds: secondsLeft })}</span>
          </a>
          <button type="button" className={styles.credits} onClick={onDismiss}>
            {words.watchCredits}
          </button>
        </div>
      </div>
    </aside>
  );
}
