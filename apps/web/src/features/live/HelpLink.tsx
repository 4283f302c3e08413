import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Language } from '@madang/domain/shared/language.ts';
import styles from './HelpLink.module.css';

/** Where help is. */
export const helpPath = (language: Language): string => paths.helpArticle(language, 'live');

export function HelpLink() {
  const { words, language } = useWords();
  return (
    <Link href={helpPath(language)} className={styles.link}>
      {words.shell.helpCenter}
    </Link>
  );
}
