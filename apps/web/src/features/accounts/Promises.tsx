import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { formatList } from '@madang/i18n/format-list.ts';
import { guideWords } from '@madang/i18n/parts/guide.ts';
import { useWords } from '#app/shell/words.tsx';
import { subtitleLanguageNames } from './subtitle-language-names.ts';
import styles from './Promises.module.css';

/** Platforms with an app (HF-63). Smart televisions are named in the reader's language. */
const SYSTEMS = ['iOS', 'Android', 'Roku', 'Android TV', 'Apple TV', 'Fire TV'] as const;

/** The size of the catalog: hours that the operator claims (CA-84), otherwise the number of titles. */
export type CatalogFigure = { readonly hours: number } | { readonly titles: number };

/** Three figures about the service: subtitle languages, the size of the catalog, and the devices with an app. */
export function Promises({ catalog }: { catalog: CatalogFigure }) {
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
    'hours' in catalog
      ? {
          figure: `${number(catalog.hours)}+`,
          title: fill(promises.catalog.hours, { hours: number(catalog.hours) }),
          text: promises.catalog.text,
        }
      : {
          figure: number(catalog.titles),
          title: fill(promises.catalog.titles, { count: number(catalog.titles) }),
          text: promises.catalog.text,
        },
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
