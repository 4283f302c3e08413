import { LANGUAGES, type Language } from '@madang/domain/shared/language.ts';
import { LANGUAGE_NAMES } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { InlineSelect } from '@madang/ui/InlineSelect.tsx';
import { paths } from '../paths.ts';
import styles from './Footer.module.css';
import type { ShellData } from './shell-data.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { useWords } from './words.tsx';

/** The bottom of a page: the language, help (HF-34), what is chosen of privacy (HF-42), the operator's documents and other sites, and whose it is. */
export function Footer({ shell: { links, year } }: { shell: ShellData }) {
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
        <Link href={paths.help(language)} className={styles.link}>
          {words.shell.helpCenter}
        </Link>
        <Link href={paths.privacy(language)} className={styles.link}>
          {words.shell.privacy}
        </Link>
        <p>{fill(words.shell.copyright, { year })}</p>
      </div>
      <ul className={styles.documents}>
        {links.map(({ label, url }) => (
          <li key={url}>
            <Link href={url} {...(!url.startsWith('/') && { target: '_blank' })} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
