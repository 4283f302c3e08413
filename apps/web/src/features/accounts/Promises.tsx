import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { formatList } from '@madang/i18n/format-list.ts';
import { guideWords } from '@madang/i18n/parts/guide.ts';
import { useWords } from '#app/shell/words.tsx';
import { subtitleLanguageNames } from './subtitle-language-names.ts';
import styles from './Promises.module.css';

/** Hours of content, as the product claims them (CA-84). */
export const HOURS = 40_000;
/** Where there are apps (HF-63); smart televisions are named in the reader's language. */
const SYSTEMS = ['iOS', 'Android', 'Roku', 'Android TV', 'Apple TV', 'Fire TV'] as const;

/** What somebody gets, in three numbers. */
export function Promises() {
  const { words, locale } = useWords(guideWords);
  const { promises, smartTv } = words.guide;
  const systems = [...SYSTEMS, smartTv];
  const number = (value: number) => formatNumber(locale, value);
  const list = [
    {
      figure: number(SUBTITLE_LANGUAGES.length),
      title: fill(promises.languages.title, { count: number(SUBTITLE_LANGUAGES.length) }),
      text: fill(promises.languages.text, {
        list: subtitleLanguageNames(locale),
      }),
    },
    { figure: `${number(HOURS)}+`, title: fill(promises.hours.title, { hours: number(HOURS) }), text: promises.hours.text },
    {
      figure: number(systems.length),
      title: promises.devices.title,
      text: fill(promises.devices.text, { list: formatList(locale, systems) }),
    },
  ];
  return (
    <ul className={styles.promises}>
      {list.map(({ figure, title, text }) => (
        <li key={title} className={styles.promise}>
          <span className={styles.figure} aria-hidden="true">
            {figure}
          </span>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
