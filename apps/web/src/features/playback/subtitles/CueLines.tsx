import type { Cue } from '@madang/player/cues.ts';
import type { PlayerStore } from '@madang/player/store.ts';
import type { SubtitleStyle } from '@madang/player/subtitle-style.ts';
import { classes } from '@madang/ui/classes.ts';

import { usePlayerValue } from '../use-player-value.ts';
import styles from './CueLines.module.css';
import { CueText } from './CueText.tsx';

interface CueLinesProps {
  store: PlayerStore;
  look: SubtitleStyle;
  /** Current cues of the second language. */
  second: { readonly language: string; readonly cues: readonly Cue[] } | null;
}

/** The words on the film. They make room for the controls, and stay at the top when they were written for it. */
export function CueLines({ store, look, second }: CueLinesProps) {
  const cues = usePlayerValue(store, (state) => state.cues);
  const tracks = usePlayerValue(store, (state) => state.subtitles);
  const chosen = usePlayerValue(store, (state) => state.subtitleId);
  const language = tracks.find((track) => track.id === chosen)?.language;
  const isUp = (cue: Cue): boolean => cue.atTop || look.place === 'top';

  const places = [
    { className: styles.top, holds: isUp },
    { className: styles.bottom, holds: (cue: Cue) => !isUp(cue) },
  ];
  return places.map(({ className, holds }) => (
    <div key={className} className={classes(styles.place, className)} data-place={look.place}>
      {language !== undefined && (
        <div className={styles.words} lang={language} data-cues>
          {cues.filter(holds).map((cue) => (
            <CueText key={cue.id} cue={cue} look={look} />
          ))}
        </div>
      )}
      {second && (
        <div className={styles.words} lang={second.language} data-second-cues>
          {second.cues.filter(holds).map((cue) => (
            <CueText key={cue.id} cue={cue} look={look} isSecond />
          ))}
        </div>
      )}
    </div>
  ));
}
