import { fill, plural } from '@madang/i18n/fill.ts';
import { formatList } from '@madang/i18n/format-list.ts';
import { openCountriesWords } from '@madang/i18n/parts/open-countries.ts';
import styles from './OpenCountries.module.css';
import { useWords } from './words.tsx';

/** More names than these are folded: a sentence of two hundred is read by no one. */
const SHOWN = 10;

/** Countries where the service or a title is available. The first ones at once, the others on request. */
export function OpenCountries({ names }: { names: readonly string[] }) {
  const { words, locale } = useWords(openCountriesWords);
  const { list, more } = words.openCountries;
  const rest = names.slice(SHOWN);
  if (names.length === 0) return null;
  return (
    <div className={styles.open}>
      <p>{fill(list, { countries: formatList(locale, names.slice(0, SHOWN), 'unit') })}</p>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{plural(locale, more, rest.length)}</summary>
          <p>{formatList(locale, rest, 'unit')}</p>
        </details>
      )}
    </div>
  );
}
