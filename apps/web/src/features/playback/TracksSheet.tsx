import { fill } from '@madang/i18n/fill.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { SubtitleTrack } from '@madang/player/state.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { orderSubtitles } from '@madang/player/subtitle-order.ts';

import { ChoiceList } from './ChoiceList.tsx';
import { languageName } from '#app/shell/language-name.ts';
import { Sheet } from './Sheet.tsx';
import { usePlayerValue } from './use-player-value.ts';
import type { PlayerWords } from './words.ts';

const OFF = '';

interface TracksSheetProps {
  id: string;
  store: PlayerStore;
  words: PlayerWords;
  locale: string;
  ask: (request: PlayerRequest) => void;
  onClose: () => void;
}

/** What is spoken and what is written. */
export function TracksSheet({ id, store, words, locale, ask, onClose }: TracksSheetProps) {
  const audio = usePlayerValue(store, (state) => state.audio);
  const audioId = usePlayerValue(store, (state) => state.audioId);
  const subtitles = usePlayerValue(store, (state) => state.subtitles);
  const subtitleId = usePlayerValue(store, (state) => state.subtitleId);

  const nameOf = ({ language, closedCaptions }: SubtitleTrack): string => {
    const name = languageName(language, locale);
    return closedCaptions ? fill(words.closedCaptions, { language: name }) : name;
  };

  return (
    <Sheet id={id} title={words.subtitlesAndAudio} closeLabel={words.close} onClose={onClose}>
      <ChoiceList
        title={words.audio}
        choices={audio.map((track) => ({ value: track.id, label: languageName(track.language, locale) }))}
        chosen={audioId ?? ''}
        onChoose={(value) => ask({ type: 'select-audio', audioId: value })}
      />
      <ChoiceList
        title={words.subtitles}
        choices={[
          { value: OFF, label: words.subtitlesOff },
          ...orderSubtitles(subtitles, locale).map((track) => ({ value: track.id, label: nameOf(track) })),
        ]}
        chosen={subtitleId ?? OFF}
        onChoose={(value) => ask({ type: 'select-subtitle', subtitleId: value === OFF ? null : value })}
      />
    </Sheet>
  );
}
