import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ListedArticles } from './help-of.ts';
import styles from './Help.module.css';

/** Articles with what each is about. */
export function ArticleList({ articles }: { articles: ListedArticles }) {
  const { language } = useWords();
  return (
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
  );
}
