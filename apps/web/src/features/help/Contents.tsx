import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { Contact } from './Contact.tsx';
import type { ContentsView } from './help-of.ts';
import styles from './Help.module.css';

/** The first page of the Help Center: what is explained, by what it is about, and whom to write to (HF-34). */
export function Contents({ view: { title, intro, contents, topics, contact } }: { view: ContentsView }) {
  const { language } = useWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {contents.map(({ topic, articles }) => (
        <section key={topic} className={styles.topic} aria-labelledby={topic}>
          <h2 id={topic} className={styles.heading}>
            {topics[topic]}
          </h2>
          <ul className={styles.articles}>
            {articles.map((article) => (
              <li key={article.name} className={styles.article}>
                <Link href={paths.helpArticle(language, article.name)} className={styles.link}>
                  {article.title}
                </Link>
                <p className={styles.summary}>{article.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Contact contact={contact} />
    </div>
  );
}
