import { SKIP_SECONDS } from '@madang/player/keyboard.ts';
import { chapterAt } from '@madang/player/chapters.ts';
import type { Chapter } from '@madang/player/chapters.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { fill } from '@madang/i18n/fill.ts';
import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';

import { formatPosition } from '@madang/i18n/format-position.ts';
import styles from './ScrubBar.module.css';
import { ScrubPreview } from './ScrubPreview.tsx';
import { usePlayerValue } from './use-player-value.ts';
import type { PlayerWords } from './words.ts';

const PAGE_SECONDS = 60;

interface ScrubBarProps {
  store: PlayerStore;
  words: PlayerWords;
  chapters: readonly Chapter[];
  /** Where ads stand. */
  breaks: readonly number[];
}

const jumpOf = (key: string, position: number, duration: number): number | null => {
  const jumps: Readonly<Record<string, number>> = {
    ArrowLeft: position - SKIP_SECONDS,
    ArrowDown: position - SKIP_SECONDS,
    ArrowRight: position + SKIP_SECONDS,
    ArrowUp: position + SKIP_SECONDS,
    PageDown: position - PAGE_SECONDS,
    PageUp: position + PAGE_SECONDS,
    Home: 0,
    End: duration,
  };
  return jumps[key] ?? null;
};

/** The whole film as a line: where it is, what is loaded, and where a finger or a key takes it. */
export function ScrubBar({ store, words, chapters, breaks }: ScrubBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const played = usePlayerValue(store, (state) => state.positionSeconds);
  const buffered = usePlayerValue(store, (state) => state.bufferedSeconds);
  const duration = usePlayerValue(store, (state) => state.durationSeconds);
  const [pointed, setPointed] = useState<number | null>(null);
  const [isDragged, setDragged] = useState(false);

  // The story itself has no name: that of its title is enough.
  const nameOf = (part: Chapter | null): string | null => (part && part.name !== 'story' ? words.chapters[part.name] : null);
  const position = isDragged && pointed !== null ? pointed : played;
  const share = (seconds: number): string => `${duration > 0 ? (Math.min(seconds, duration) / duration) * 100 : 0}%`;

  const chapter = nameOf(chapterAt(chapters, position));
  const times = { position: formatPosition(position), duration: formatPosition(duration) };

  const secondsAt = (event: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * duration;
  };
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(true);
    setPointed(secondsAt(event));
  };
  const handlePointerUp = (event: PointerEvent<HTMLDivElement>): void => {
    if (!isDragged) return;
    setDragged(false);
    if (event.pointerType === 'touch') setPointed(null);
    store.request({ type: 'seek', positionSeconds: secondsAt(event) });
  };
  const handleCancel = (): void => {
    setDragged(false);
    setPointed(null);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const target = event.altKey || event.ctrlKey || event.metaKey ? null : jumpOf(event.key, played, duration);
    if (target === null) return;
    event.preventDefault();
    store.request({ type: 'seek', positionSeconds: target });
  };

  return (
    <div
      ref={bar}
      className={styles.bar}
      style={{ '--played': share(position), '--buffered': share(Math.max(buffered, position)) } as CSSProperties}
      data-dragged={isDragged || undefined}
      role="slider"
      tabIndex={0}
      aria-label={words.seekBar}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(position)}
      aria-valuetext={chapter ? fill(words.positionIn, { ...times, chapter }) : fill(words.position, times)}
      onPointerDown={handlePointerDown}
      onPointerMove={(event) => (isDragged || event.pointerType !== 'touch') && setPointed(secondsAt(event))}
      onPointerUp={handlePointerUp}
      onPointerCancel={handleCancel}
      onPointerLeave={() => !isDragged && setPointed(null)}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.track}>
        <span className={styles.buffered} />
        <span className={styles.played} />
        {chapters.slice(1).map(({ name, startSeconds }) => (
          <span key={name} className={styles.mark} style={{ left: share(startSeconds) }} />
        ))}
        {breaks.map((seconds) => (
          <span key={seconds} className={styles.break} style={{ left: share(seconds) }} />
        ))}
      </div>
      <span className={styles.handle} />
      {pointed !== null && duration > 0 && (
        <ScrubPreview store={store} seconds={pointed} share={pointed / duration} chapter={nameOf(chapterAt(chapters, pointed))} />
      )}
    </div>
  );
}
