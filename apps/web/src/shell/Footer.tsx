import { LANGUAGES, type Language } from '@madang/domain/shared/language.ts';
import { LANGUAGE_NAMES } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import { InlineSelect } from '@madang/ui/InlineSelect.tsx';
import styles from './Footer.module.css';
import { useChangeLanguage } from './use-change-language.ts';
import { useWords } from './words.tsx';

/** The bottom of a page: the language and whose it is. */
export function Footer({ year }: { year: number }) {
  const { words, language } = useWords();
  const changeLanguage = useChangeLanguage();
  return (
    <footer className={styles.footer} aria-label={words.shell.footer}>
      <div className={styles.brand}>
        <Logo version="both" height={24} />
        <p>{words.shell.tagline}</p>
      </div>
      <div className={styles.end}>
        <InlineSelect
          label={words.shell.language}
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
          onChange={(event) => changeLanguage(event.target.value as Language)}
        />
        <p>{fill(words.shell.copyright, { year })}</p>
      </div>
    </footer>
  );
}
