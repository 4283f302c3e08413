import { searchWords } from '@madang/i18n/parts/search.ts';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { type CardView, metaLine } from '#app/features/catalog/index.ts';
import { detailPath } from '#app/paths.ts';
import { posterSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { trackOpened } from './track-search.ts';
import styles from './TopSearches.module.css';

/** The titles that people open most from a search (SR-06). */
export function TopSearches({ titles }: { titles: readonly CardView[] }) {
  const { words, language, locale } = useWords(searchWords);
  return (
    <section aria-labelledby="top-searches">
      <h2 id="top-searches" className={styles.heading}>
        {words.search.top}
      </h2>
      <ol className={styles.list}>
        {titles.map((card, index) => (
          <li key={card.id}>
            <Link
              href={detailPath(language, { id: card.id, detail_type: card.detailType }, card.title)}
              className={styles.title}
              onClick={() => trackOpened({ q: '', source: 'top', count: titles.length }, card.id)}
            >
              <span className={styles.place} aria-hidden="true">
                {index + 1}
              </span>
              <Picture alt="" sizes="56px" className={styles.poster} {...posterSource(card.image)} />
              <span className={styles.names}>
                <span className={styles.name}>{card.title}</span>{' '}
                <span lang="ko" className={styles.quiet}>
                  {card.titleKo}
                </span>{' '}
                <span className={styles.quiet}>{metaLine(card, words, locale)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
