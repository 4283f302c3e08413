import { fill } from '@madang/i18n/fill.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useId, useRef } from 'react';

import styles from './StillWatching.module.css';
import type { NextEpisode } from './video-player-props.ts';
import type { PlayerWords } from './words.ts';

export interface StillWatchingProps {
  next: NextEpisode;
  words: PlayerWords['stillWatching'];
  onGoOn: () => void;
  onStay: () => void;
}

/** Asks after some autoplayed episodes. The film is paused behind it, and Escape means no. */
export function StillWatching({ next, words, onGoOn, onStay }: StillWatchingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const text = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={onStay}
    >
      <img className={styles.still} src={next.still} alt="" />
      <div className={styles.body}>
        <h2 id={title} className={styles.title}>
          {words.title}
        </h2>
        <p id={text} className={styles.text}>
          {fill(words.text, { title: next.title })}
        </p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onGoOn}>
            {words.goOn}
          </Button>
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            {words.stop}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
