import { PosterCardSkeleton } from '@madang/ui/PosterCard.tsx';
import { walkGrid } from '@madang/ui/walk-grid.ts';
import { ListEnd } from '#app/shell/ListEnd.tsx';
import type { CatalogPageData } from './catalog-page.ts';
import { type ListQuery, LIST_PAGE_SIZE } from './list-query.ts';
import { TitleCard } from './TitleCard.tsx';
import styles from './TitleGrid.module.css';
import { useMoreTitles } from './use-more-titles.ts';

/** Posters that stand above the fold on most screens. */
const AT_ONCE = 6;

/** The loaded titles of a list and the control that loads more. */
export function TitleGrid({ list, hrefOf }: { list: CatalogPageData; hrefOf: (query: ListQuery) => string }) {
  const more = useMoreTitles(list);
  const { cards, state, hasMore, reached, total } = more;
  const coming = state === 'loading' ? Math.min(LIST_PAGE_SIZE, total - reached) : 0;
  const next = hrefOf({ ...list.query, page: Math.ceil(reached / LIST_PAGE_SIZE) + 1 });
  return (
    <>
      <ul className={styles.grid} onKeyDown={walkGrid}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <TitleCard card={card} priority={index < AT_ONCE} />
          </li>
        ))}
        {Array.from({ length: coming }, (_, index) => (
          <li key={`skeleton ${index}`}>
            <PosterCardSkeleton />
          </li>
        ))}
      </ul>
      <ListEnd list={more} shown={reached} total={total} href={next} className={hasMore ? undefined : styles.end} />
    </>
  );
}
