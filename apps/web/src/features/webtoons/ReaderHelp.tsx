import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { KeySign } from '@madang/ui/KeySign.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './ReaderHelp.module.css';

const KEYS = [
  ['page', ['Space', 'Shift Space', '→', '←']],
  ['step', ['↓', '↑']],
  ['panel', ['J', 'K']],
  ['ends', ['Home', 'End']],
  ['episode', ['N', 'P']],
  ['fullscreen', ['F']],
  ['help', ['?']],
  ['back', ['Esc']],
] as const;

/** Every key and every tap of the reader. */
export function ReaderHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { reader } = useWords(webtoonWords).words.webtoons;
  return (
    <Dialog open={open} onClose={onClose} title={reader.help}>
      <dl className={styles.keys}>
        {KEYS.map(([word, keys]) => (
          <div key={word} className={styles.row}>
            <dt>{reader.keys[word]}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  <KeySign name={key} />
                </kbd>
              ))}
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{reader.keys.tapCentre}</dt>
          <dd>{reader.taps.centre}</dd>
        </div>
        <div className={styles.row}>
          <dt>{reader.keys.tapEdge}</dt>
          <dd>{reader.taps.edge}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
