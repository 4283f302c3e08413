import type { Cue, CueSpan } from '@madang/player/cues.ts';
import type { SubtitleStyle } from '@madang/player/subtitle-style.ts';

import styles from './CueText.module.css';

const weightOf = ({ italic, bold }: CueSpan): string => `${italic ? styles.italic : ''} ${bold ? styles.bold : ''}`;

interface CueTextProps {
  cue: Pick<Cue, 'lines'>;
  look: SubtitleStyle;
  /** The second of two languages stands back. */
  isSecond?: boolean;
}

/** One cue, in the viewer's style. */
export function CueText({ cue, look, isSecond = false }: CueTextProps) {
  const { size, color, background, edge } = look;
  return (
    <p
      className={styles.cue}
      data-size={size}
      data-color={color}
      data-background={background}
      data-edge={edge}
      data-second={isSecond || undefined}
    >
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
