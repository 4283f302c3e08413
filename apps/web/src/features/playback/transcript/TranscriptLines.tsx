import type { TranscriptLine } from '@madang/player/transcript.ts';
import { useEffect, useRef, useState } from 'react';

import { formatPosition } from '@madang/i18n/format-position.ts';
import styles from './TranscriptLines.module.css';

interface TranscriptLinesProps {
  lines: readonly TranscriptLine[];
  /** BCP 47 of the words. */
  language: string;
  /** The line being said. */
  current: string | null;
  /** Whether the list may move with the film. */
  follows: boolean;
  followLabel: string;
  /** Whether the line that is said, or the first, has the focus from the beginning. */
  takesFocus: boolean;
  onChoose: (line: TranscriptLine) => void;
}

/** Scrolls a line to the middle of its list without scrolling the page. A long way jumps without animation. */
const scrollToMiddle = (list: HTMLElement): void => {
  const line = list.querySelector<HTMLElement>('[aria-current]');
  if (!line) return;
  const top = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
  list.scrollTo({ top, behavior: Math.abs(top - list.scrollTop) > list.clientHeight ? 'instant' : 'auto' });
};

/** Manual scrolling stops the list from following the film, until the viewer asks it to follow again. */
export function TranscriptLines({ lines, language, current, follows, followLabel, takesFocus, onChoose }: TranscriptLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [isLeft, setLeft] = useState(false);
  const isFollowing = follows && !isLeft;

  useEffect(() => {
    if (isFollowing && list.current) scrollToMiddle(list.current);
  }, [isFollowing, current, lines]);

  useEffect(() => {
    if (!takesFocus || !list.current) return;
    const line = list.current.querySelector<HTMLElement>('[aria-current]') ?? list.current.querySelector('button');
    line?.focus({ preventScroll: true });
  }, [takesFocus]);

  const leave = (): void => setLeft(true);
  return (
    <div className={styles.room}>
      <ol ref={list} className={styles.lines} lang={language} onWheel={leave} onTouchMove={leave}>
        {lines.map((line) => (
          <li key={line.id}>
            <button
              type="button"
              className={styles.line}
              aria-current={line.id === current ? 'true' : undefined}
              onClick={() => {
                setLeft(false);
                onChoose(line);
              }}
            >
              <span className={styles.time}>{formatPosition(line.startSeconds)}</span>
              <span>{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
      {follows && isLeft && (
        <button type="button" className={styles.back} onClick={() => setLeft(false)}>
          {followLabel}
        </button>
      )}
    </div>
  );
}
