import { ButtonLink } from '@madang/ui/Button.tsx';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { HelpContact } from './help-of.ts';
import styles from './Help.module.css';

/** How to reach support where no article helps: the form, or below an article the way to it. */
export function Contact({ contact: { words, address }, children }: { contact: HelpContact; children?: ReactNode }) {
  const { language } = useWords();
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact" className={styles.contactTitle}>
        {words.title}
      </h2>
      <p className={styles.summary}>{words.text}</p>
      {children ?? <ButtonLink href={`${paths.help(language)}#contact`}>{words.form}</ButtonLink>}
      <p className={styles.direct}>
        {words.direct}{' '}
        <a href={`mailto:${address}`} className={styles.address}>
          {address}
        </a>
      </p>
    </section>
  );
}
