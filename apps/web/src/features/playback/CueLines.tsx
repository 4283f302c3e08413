import type { Cue, CueSpan } from '@madang/player/cues.ts';
import type { PlayerStore } from '@madang/player/store.ts';

import styles from './CueLines.module.css';
import { usePlayerValue } from './use-player-value.ts';

const weightOf = ({ italic, bold }: CueSpan): string => `${italic ? styles.italic : ''} ${bold ? styles.bold : ''}`;

function CueText({ cue }: { cue: Cue }) {
  return (
    <p className={styles.cue}>
      {cue.lines.map((line, row) => (
        <span key={row} className={styles.line}>
          {line.map((span, at) => (
            <span key={at} className={weightOf(span)}>
              {span.text}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

/** The words on the film. They make room for the controls, and stay at the top when they were written for it. */
export function CueLines({ store }: { store: PlayerStore }) {
  const cues = usePlayerValue(store, (state) => state.cues);
  const tracks = usePlayerValue(store, (state) => state.subtitles);
  const chosen = usePlayerValue(store, (state) => state.subtitleId);
  const language = tracks.find((track) => track.id === chosen)?.language;
  if (language === undefined) return null;

  const places = [
    { className: styles.top, cues: cues.filter((cue) => cue.atTop) },
    { className: styles.bottom, cues: cues.filter((cue) => !cue.atTop) },
  ];
  return places.map((place) => (
    <div key={place.className} className={`${styles.place} ${place.className}`} lang={language} data-cues>
      {place.cues.map((cue) => (
        <CueText key={cue.id} cue={cue} />
      ))}
    </div>
  ));
}
