import type { PlayerStore } from '@madang/player/store.ts';
import { orderSecondSubtitles, subtitlePreference } from '@madang/player/subtitle-order.ts';

import { ChoiceList } from '../ChoiceList.tsx';
import { Sheet } from '../Sheet.tsx';
import { usePlayerValue } from '../use-player-value.ts';
import type { PlayerWords } from '../words.ts';
import { nameOfSubtitle } from './name-of-subtitle.ts';
import { chooseSecondSubtitles } from './use-second-subtitles.ts';

const OFF = 'off';

interface SecondSheetProps {
  id: string;
  store: PlayerStore;
  words: PlayerWords;
  locale: string;
  preference: string | undefined;
  onChoose: (preference: string) => void;
  onClose: () => void;
}

/** A second language below the first. */
export function SecondSheet({ id, store, words, locale, preference, onChoose, onClose }: SecondSheetProps) {
  const tracks = usePlayerValue(store, (state) => state.subtitles);
  const firstId = usePlayerValue(store, (state) => state.subtitleId);
  const chosen = chooseSecondSubtitles(tracks, firstId, preference);
  const others = orderSecondSubtitles(tracks, locale).filter((track) => track.id !== firstId && track.url !== undefined);
  return (
    <Sheet id={id} title={words.secondSubtitles} closeLabel={words.close} shape="form" onClose={onClose}>
      <ChoiceList
        title={words.subtitles}
        choices={[
          { value: OFF, label: words.subtitlesOff },
          ...others.map((track) => ({ value: subtitlePreference(track), label: nameOfSubtitle(track, words, locale) })),
        ]}
        chosen={chosen ? subtitlePreference(chosen) : OFF}
        onChoose={onChoose}
      />
    </Sheet>
  );
}
