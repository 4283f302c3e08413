import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { fill } from '@madang/i18n/fill.ts';
import { classes } from '@madang/ui/classes.ts';
import type { CSSProperties } from 'react';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { balloonPlace } from './balloon-rules.ts';
import { SHOUT, THOUGHT } from './balloon-shapes.ts';
import styles from './Balloon.module.css';
import type { BalloonView } from './read-view.ts';

const OUTLINES: Partial<Record<BalloonView['kind'], string>> = { shout: SHOUT, thought: THOUGHT };

/** Speech as real text over the picture: it can be selected, searched, translated and read out. */
export function Balloon({ balloon, index }: { balloon: BalloonView; index: number }) {
  const { kind, words } = balloon;
  const outline = OUTLINES[kind];
  // On the page of the server a rule says it: balloon-rules.ts.
  const place = useIsHydrated() ? (balloonPlace(balloon) as CSSProperties) : undefined;
  return (
    <p className={styles.balloon} data-balloon-index={index} style={place}>
      <span className={classes(styles.body, styles[kind])} data-balloon={kind}>
        {outline ? (
          <svg className={styles.outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={outline} vectorEffect="non-scaling-stroke" />
          </svg>
        ) : (
          <span className={styles.paper} aria-hidden="true" />
        )}
        <span className={styles.words}>
          <Voice balloon={balloon} />
          {words}
        </span>
      </span>
    </p>
  );
}

/** Screen reader text: the speaker, and how the words are said. */
function Voice({ balloon: { kind, speaker } }: { balloon: BalloonView }) {
  const { reader } = useWords(webtoonWords).words.webtoons;
  if (kind === 'sound') return <span className={styles.hiddenText}>{reader.sound} </span>;
  if (speaker === null) return null;
  const sayings = {
    thought: reader.thinks,
    shout: reader.shouts,
    whisper: reader.whispers,
    speech: reader.says,
    caption: reader.says,
  };
  return <span className={styles.hiddenText}>{fill(sayings[kind], { speaker })} </span>;
}
