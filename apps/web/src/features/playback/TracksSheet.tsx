import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { orderSubtitleTracks } from '@madang/player/subtitle-order.ts';

import { ChoiceList } from './ChoiceList.tsx';
import type { SheetName } from './ControlBar.tsx';
import { nameOfSound } from './name-of-sound.ts';
import { Sheet } from './Sheet.tsx';
import { SheetLink } from './SheetLink.tsx';
import { nameOfSubtitle } from './subtitles/name-of-subtitle.ts';
import { chooseSecondSubtitles } from './subtitles/use-second-subtitles.ts';
import styles from './TracksSheet.module.css';
import { usePlayerValue } from './use-player-value.ts';
import type { PlayerWords } from './words.ts';

const OFF = '';

interface TracksSheetProps {
  id: string;
  store: PlayerStore;
  words: PlayerWords;
  locale: string;
  ask: (request: PlayerRequest) => void;
  /** The preference for a second language. */
  secondSubtitle: string | undefined;
  onSheet: (sheet: SheetName) => void;
  onTranscript: () => void;
  onClose: () => void;
}

/** Audio and subtitle tracks. */
export function TracksSheet({ id, store, words, locale, ask, secondSubtitle, ...go }: TracksSheetProps) {
  const audio = usePlayerValue(store, (state) => state.audio);
  const audioId = usePlayerValue(store, (state) => state.audioId);
  const subtitles = usePlayerValue(store, (state) => state.subtitles);
  const subtitleId = usePlayerValue(store, (state) => state.subtitleId);

  const second = chooseSecondSubtitles(subtitles, subtitleId, secondSubtitle);

  return (
    <Sheet id={id} title={words.subtitlesAndAudio} closeLabel={words.close} onClose={go.onClose}>
      <div>
        <ChoiceList
          title={words.audio}
          choices={audio.map((track) => ({ value: track.id, label: nameOfSound(track, words, locale) }))}
          chosen={audioId ?? ''}
          onChoose={(value) => ask({ type: 'select-audio', audioId: value })}
        />
        {subtitles.length > 0 && (
          <div className={styles.more}>
            <SheetLink icon="letters" label={words.subtitleStyle.title} onOpen={() => go.onSheet('style')} />
            {subtitleId !== null && subtitles.length > 1 && (
              <SheetLink
                icon="subtitles"
                label={words.secondSubtitles}
                value={second ? nameOfSubtitle(second, words, locale) : words.subtitlesOff}
                onOpen={() => go.onSheet('second')}
              />
            )}
            <SheetLink icon="transcript" label={words.transcript.title} shortcut="T" onOpen={go.onTranscript} />
          </div>
        )}
      </div>
      <ChoiceList
        title={words.subtitles}
        choices={[
          { value: OFF, label: words.subtitlesOff },
          ...orderSubtitleTracks(subtitles, locale).map((track) => ({
            value: track.id,
            label: nameOfSubtitle(track, words, locale),
          })),
        ]}
        chosen={subtitleId ?? OFF}
        onChoose={(value) => ask({ type: 'select-subtitle', subtitleId: value === OFF ? null : value })}
      />
    </Sheet>
  );
}
