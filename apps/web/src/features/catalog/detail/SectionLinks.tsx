import { detailWords } from '@madang/i18n/parts/detail.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './SectionLinks.module.css';

/** The sections of the page, to jump to. */
export function SectionLinks({ links }: { links: readonly { readonly id: string; readonly label: string }[] }) {
  const { words } = useWords(detailWords);
  return (
    <nav className={styles.links} aria-label={words.detail.onThisPage}>
      {links.map(({ id, label }) => (
        <a key={id} href={`#${id}`} className={styles.link}>
          {label}
        </a>
      ))}
    </nav>
  );
}
