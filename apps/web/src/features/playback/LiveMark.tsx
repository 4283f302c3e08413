import { behindLive } from '@madang/player/live-window.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { fill } from '@madang/i18n/fill.ts';

import { formatPosition } from '@madang/i18n/format-position.ts';
import styles from './LiveMark.module.css';
import { usePlayerValue } from './use-player-value.ts';
import type { PlayerWords } from './words.ts';

interface LiveMarkProps {
  store: PlayerStore;
  words: PlayerWords;
  ask: (request: PlayerRequest) => void;
}

/** LIVE at the live edge. Behind it, the delay and a button that seeks to the edge (LV-20). */
export function LiveMark({ store, words, ask }: LiveMarkProps) {
  const behind = usePlayerValue(store, behindLive);
  if (behind === 0) return <p className={styles.live}>{words.live}</p>;
  return (
    <button
      type="button"
      className={styles.behind}
      aria-label={`${words.goLive}, ${fill(words.behindLive, { time: formatPosition(behind) })}`}
      onClick={() => ask({ type: 'go-live' })}
    >
      <span className={styles.distance}>–{formatPosition(behind)}</span>
      {words.goLive}
    </button>
  );
}
