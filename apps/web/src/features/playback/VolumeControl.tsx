import { VOLUME_STEP } from '@madang/player/keyboard.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { Range } from '@madang/ui/Range.tsx';

import { ControlButton } from './ControlButton.tsx';
import { usePlayerValue } from './use-player-value.ts';
import styles from './VolumeControl.module.css';
import type { PlayerWords } from './words.ts';

interface VolumeControlProps {
  store: PlayerStore;
  words: PlayerWords;
  ask: (request: PlayerRequest) => void;
}

export function VolumeControl({ store, words, ask }: VolumeControlProps) {
  const muted = usePlayerValue(store, (state) => state.muted);
  const level = usePlayerValue(store, (state) => state.volume);
  const volume = muted ? 0 : level;
  const change = (value: number): void => ask({ type: 'set-volume', volume: value });

  return (
    <div className={styles.volume} onWheel={({ deltaY }) => change(volume - Math.sign(deltaY) * VOLUME_STEP)}>
      <ControlButton
        icon={volume === 0 ? 'muted' : 'sound'}
        label={muted ? words.unmute : words.mute}
        shortcut="M"
        onClick={() => ask({ type: 'set-muted', muted: !muted })}
      />
      <Range
        className={styles.slider}
        min={0}
        max={1}
        step={VOLUME_STEP}
        value={volume}
        aria-label={words.volume}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        onChange={(event) => change(Number(event.target.value))}
      />
    </div>
  );
}
