import { SUBTITLE_CHOICES, USUAL_SUBTITLES } from '@madang/player/subtitle-style.ts';
import type { SubtitleStyle } from '@madang/player/subtitle-style.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import { Button } from '@madang/ui/Button.tsx';

import { ChipChoice } from '../ChipChoice.tsx';
import { Sheet } from '../Sheet.tsx';
import type { PlayerWords } from '../words.ts';
import { CueText } from './CueText.tsx';
import styles from './SubtitleStyleSheet.module.css';
import { SubtitleTiming } from './SubtitleTiming.tsx';

interface SubtitleStyleSheetProps {
  id: string;
  store: PlayerStore;
  words: PlayerWords;
  locale: string;
  look: SubtitleStyle;
  ask: (request: PlayerRequest) => void;
  onLook: (look: SubtitleStyle) => void;
  onClose: () => void;
}

const choicesOf = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

/** How subtitles look and when they come, with a sentence to see it on. */
export function SubtitleStyleSheet({ id, store, words, locale, look, ask, onLook, onClose }: SubtitleStyleSheetProps) {
  const say = words.subtitleStyle;
  return (
    <Sheet id={id} title={say.title} closeLabel={words.close} shape="form" onClose={onClose}>
      <div className={styles.preview} aria-hidden="true">
        <CueText cue={{ lines: [[{ text: say.preview, italic: false, bold: false }]] }} look={look} />
      </div>
      <ChipChoice
        title={say.size}
        choices={choicesOf(SUBTITLE_CHOICES.size, say.sizes)}
        chosen={look.size}
        onChoose={(size) => onLook({ ...look, size })}
      />
      <ChipChoice
        title={say.color}
        choices={choicesOf(SUBTITLE_CHOICES.color, say.colors)}
        chosen={look.color}
        onChoose={(color) => onLook({ ...look, color })}
      />
      <ChipChoice
        title={say.background}
        choices={choicesOf(SUBTITLE_CHOICES.background, say.backgrounds)}
        chosen={look.background}
        onChoose={(background) => onLook({ ...look, background })}
      />
      <ChipChoice
        title={say.edge}
        choices={choicesOf(SUBTITLE_CHOICES.edge, say.edges)}
        chosen={look.edge}
        onChoose={(edge) => onLook({ ...look, edge })}
      />
      <ChipChoice
        title={say.place}
        choices={choicesOf(SUBTITLE_CHOICES.place, say.places)}
        chosen={look.place}
        onChoose={(place) => onLook({ ...look, place })}
      />
      <SubtitleTiming store={store} words={words.subtitleTiming} locale={locale} ask={ask} />
      <Button variant="outline" size="small" onClick={() => onLook(USUAL_SUBTITLES)}>
        {say.reset}
      </Button>
    </Sheet>
  );
}
