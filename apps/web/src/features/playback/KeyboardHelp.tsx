import { KeySign } from '@madang/ui/KeySign.tsx';
import { useEffect, useRef } from 'react';

import { ControlButton } from './ControlButton.tsx';
import styles from './KeyboardHelp.module.css';
import type { KeyWord, PlayerWords } from './words.ts';

const KEYS: readonly (readonly [KeyWord, readonly string[]])[] = [
  ['playPause', ['Space', 'K']],
  ['skip', ['←', '→', 'J', 'L']],
  ['jump', ['0', '…', '9']],
  ['ends', ['Home', 'End']],
  ['frames', [',', '.']],
  ['speed', ['<', '>']],
  ['volume', ['↑', '↓']],
  ['mute', ['M']],
  ['subtitles', ['C']],
  ['subtitleTiming', ['G', 'H']],
  ['fullscreen', ['F']],
  ['pictureInPicture', ['I']],
  ['skipIntro', ['S']],
  ['nextEpisode', ['Shift', 'N']],
  ['previousEpisode', ['Shift', 'P']],
  ['episodes', ['E']],
  ['transcript', ['T']],
  ['stats', ['Ctrl', 'Alt', 'Shift', 'D']],
  ['help', ['?']],
  ['close', ['Esc']],
];

/** Keyboard shortcuts of the player, in a native dialog with its focus trap and focus restoration. */
export function KeyboardHelp({ words, onClose }: { words: PlayerWords; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.keyboardHelp}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{words.keyboardHelp}</h2>
        <ControlButton icon="close" label={words.close} onClick={() => dialog.current?.close()} />
      </div>
      <dl className={styles.keys}>
        {KEYS.map(([word, keys]) => (
          <div key={word} className={styles.row}>
            <dt>{words.keys[word]}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  <KeySign name={key} />
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
