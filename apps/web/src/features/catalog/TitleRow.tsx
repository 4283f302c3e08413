import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { useOpened } from '#app/features/watch-history/index.ts';
import { detailPath } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { metaLine } from './card-words.ts';
import type { CardView } from './card-view.ts';
import { FactLine } from './FactLine.tsx';
import { MarkBadge } from './MarkBadge.tsx';
import styles from './TitleRow.module.css';

/** A title as a list row, with more facts than fit under a poster. The whole row is one link. */
export function TitleRow({ card, priority }: { card: CardView; priority?: boolean }) {
  const { words, language, locale } = useWords();
  const opened = useOpened(card.id);
  const genres = card.genres.map((genre) => words.catalog.genres[genre]);
  const [, ...length] = metaLine(card, words, locale).split(' ·\u00a0');
  return (
    <Link
      href={detailPath(language, { id: card.id, detail_type: card.detailType }, card.title)}
      className={styles.row}
      onClick={opened}
    >
      <span className={styles.frame}>
        <Picture alt="" sizes="(min-width: 768px) 240px, 40vw" priority={priority} {...stillSource(card.image)} />
      </span>
      <span className={styles.text}>
        <h3 className={styles.title}>{card.title}</h3>
        {card.titleKo !== undefined && card.titleKo !== card.title && (
          <span lang="ko" className={styles.korean}>
            {card.titleKo}
          </span>
        )}
        <FactLine
          rating={card.rating}
          badge={card.mark && <MarkBadge mark={card.mark} />}
          facts={[...genres, ...length]}
          className={styles.facts}
        />
      </span>
    </Link>
  );
}
