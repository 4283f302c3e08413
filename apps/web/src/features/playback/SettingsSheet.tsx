import { fill } from '@madang/i18n/fill.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import { SPEEDS } from '@madang/player/state.ts';
import type { PlaybackPreferences } from '@madang/player/state.ts';
import type { PlayerStore } from '@madang/player/store.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { Sheet } from './Sheet.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { usePlayerValue } from './use-player-value.ts';
import type { PlayerWords } from './words.ts';

interface SettingsSheetProps {
  id: string;
  store: PlayerStore;
  words: PlayerWords;
  locale: string;
  ask: (request: PlayerRequest) => void;
  /** Whether the next episode starts by itself. */
  autoNext: boolean;
  prefer: (change: PlaybackPreferences) => void;
  onClose: () => void;
}

/** How sharp, how fast, and whether one episode follows another. */
export function SettingsSheet({ id, store, words, locale, ask, autoNext, prefer, onClose }: SettingsSheetProps) {
  const qualities = usePlayerValue(store, (state) => state.qualities);
  const quality = usePlayerValue(store, (state) => state.quality);
  const height = usePlayerValue(store, (state) => state.playingHeight);
  const speed = usePlayerValue(store, (state) => state.speed);

  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const auto = quality === 'auto' && height !== null ? fill(words.qualityAutoNow, { height }) : words.qualityAuto;
  // A speed reached by other means is shown too, or no choice would look chosen
  const speeds = [...new Set([...SPEEDS, speed])].toSorted((one, other) => one - other);

  return (
    <Sheet id={id} title={words.qualityAndSpeed} closeLabel={words.close} onClose={onClose}>
      <ChoiceList
        title={words.quality}
        choices={[{ value: 'auto', label: auto }, ...qualities.map((pixels) => ({ value: String(pixels), label: `${pixels}p` }))]}
        chosen={String(quality)}
        onChoose={(value) => ask({ type: 'select-quality', quality: value === 'auto' ? value : Number(value) })}
      />
      <ChoiceList
        title={words.speed}
        choices={speeds.map((rate) => ({
          value: String(rate),
          label: rate === 1 ? words.speedNormal : `${number.format(rate)}×`,
        }))}
        chosen={String(speed)}
        onChoose={(value) => ask({ type: 'set-speed', speed: Number(value) })}
      />
      <SwitchRow label={words.autoNext} checked={autoNext} onChange={(checked) => prefer({ autoNext: checked })} />
    </Sheet>
  );
}
