import { fill } from '@madang/i18n/fill.ts';
import { SUBTITLE_SHIFT_SECONDS } from '@madang/player/keyboard.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { useId } from 'react';

import { ControlButton } from '../ControlButton.tsx';
import { usePlayerValue } from '../use-player-value.ts';
import type { PlayerWords } from '../words.ts';
import styles from './SubtitleTiming.module.css';

interface SubtitleTimingProps {
  store: PlayerStore;
  words: PlayerWords['subtitleTiming'];
  locale: string;
  ask: (request: PlayerRequest) => void;
}

/** For subtitles that come before or after the words. */
export function SubtitleTiming({ store, words, locale, ask }: SubtitleTimingProps) {
  const title = useId();
  const offset = usePlayerValue(store, (state) => Math.round(state.subtitleOffsetSeconds * 10) / 10);
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(Math.abs(offset));
  const shift = (by: number): void => ask({ type: 'shift-subtitles', seconds: by });
  return (
    <div className={styles.row} role="group" aria-labelledby={title}>
      <p id={title} className={styles.title}>
        {words.title}
      </p>
      <ControlButton icon="minus" label={words.earlier} shortcut="G" onClick={() => shift(-SUBTITLE_SHIFT_SECONDS)} />
      <output className={styles.value}>
        {offset === 0 ? words.inTime : fill(offset < 0 ? words.early : words.late, { seconds })}
      </output>
      <ControlButton icon="plus" label={words.later} shortcut="H" onClick={() => shift(SUBTITLE_SHIFT_SECONDS)} />
    </div>
  );
}
