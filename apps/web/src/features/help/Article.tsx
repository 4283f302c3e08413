import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { Document } from '#app/shell/Document.tsx';
import { useWords } from '#app/shell/words.tsx';
import { Contact } from './Contact.tsx';
import type { ArticleView } from './help-of.ts';
import styles from './Help.module.css';

/** One thing explained, between the way back to all of them and the ways on. */
export function Article({ view: { html, language: of, center, more, contact } }: { view: ArticleView }) {
  const { language } = useWords();
  return (
    <div className={styles.page}>
      <Link href={paths.help(language)} className={styles.back}>
        <Icon name="chevron-left" size="small" />
        {center}
      </Link>
      <Document html={html} language={of} />
      <section className={styles.topic} aria-labelledby="more">
        <h2 id="more" className={styles.heading}>
          {more.title}
        </h2>
        <ul className={styles.more}>
          {more.articles.map(({ name, title }) => (
            <li key={name}>
              <Link href={paths.helpArticle(language, name)} className={styles.link}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Contact contact={contact} />
    </div>
  );
}
